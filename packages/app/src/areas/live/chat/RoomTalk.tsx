import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { ChatComposer, type ChatComposerHandle } from '@pitchside/ui/ChatComposer';
import { ChatList, wordsOf, type ChatHornRow, type ChatLog, type ChatMessageRow } from '@pitchside/ui/ChatList';
import { EmojiPicker } from '@pitchside/ui/EmojiPicker';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { boardActs } from '../board.lazy.ts';
import { card, openCard } from '../moderation/card.store.ts';
import { moderationActs } from '../moderation.lazy.ts';
import { askEarlier, earlier, leftOut } from '../stage/comments.store.ts';
import { roomState } from '../stage/room.store.ts';
import { standing } from '../stage/standing.store.ts';
import { Talk, TalkList } from './chat.layout.ts';
import { column } from './column.store.ts';
import { reportWords } from '../stage/reportActs.ts';
import { speakHere } from '../stage/speak.ts';
import { useSpeaking } from '../stage/useSpeaking.ts';
import { useCopy } from '../../../platform/toasts/useCopy.ts';

/** Says how many comments a saved connection left out; a press brings them. */
function LeftOut() {
  const { t } = useLingui();
  const { count } = useSnapshot(leftOut);
  if (count === 0) return null;
  return (
    <Button size="s" tone="soft" stretch onClick={askEarlier}>
      {t`还有 ${plural(count, { other: '# 条' })}`}
    </Button>
  );
}

/** Chat of the room with its composer. */
export default function RoomTalkWired({ log }: { log: ChatLog }) {
  const { id } = useSnapshot(roomState);
  const { isOwner, isModerator } = useSnapshot(standing);
  const { state: before } = useSnapshot(earlier);
  const { state, rules, onFollow } = useSpeaking();
  const { open } = useSnapshot(card);
  const { mention } = useSnapshot(column);
  const composer = useRef<ChatComposerHandle>(null);
  const copy = useCopy();

  const address = (nickname: string) => composer.current?.insert(`@${nickname} `);
  useEffect(() => {
    if (mention === null) return;
    composer.current?.insert(`@${mention} `);
    column.mention = null;
  }, [mention]);
  const report = (row: ChatMessageRow | ChatHornRow) =>
    reportWords(
      row.kind === 'message' ? { kind: 'comment', id: row.id } : { kind: 'member', id: row.memberId },
      row.nickname,
      wordsOf(row),
    );
  const take = ({ id: said, memberId, nickname }: ChatMessageRow) =>
    unlessLost(moderationActs().then(({ withdraw }) => id !== null && withdraw({ roomId: id, memberId, nickname }, [said], '')));
  const pin = ({ id: said }: ChatMessageRow) => id !== null && unlessLost(boardActs().then(({ pinTheComment }) => pinTheComment(id, said)));
  return (
    <Talk>
      <TalkList>
        <ChatList
          log={log}
          held={open}
          canSpeak={state.status === 'ready' || state.status === 'cooling'}
          status={before === 'failed' ? 'error' : before}
          onRetry={askEarlier}
          onSpeaker={({ memberId, nickname }, place) => openCard(memberId, nickname, place)}
          onReply={({ nickname }) => address(nickname)}
          onReport={report}
          onCopy={(row) => void copy(wordsOf(row))}
          {...((isOwner || isModerator) && { onWithdraw: take, onPin: pin })}
        />
      </TalkList>
      <LeftOut />
      <ChatComposer
        actionsRef={composer}
        state={state}
        asked={rules}
        onFollow={onFollow}
        onSend={speakHere}
        onSignIn={openLogin}
        tools={<EmojiPicker onValueChange={(_, shortcode) => composer.current?.insert(shortcode)} />}
      />
    </Talk>
  );
}
