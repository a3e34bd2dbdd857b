import { ChatComposer, type ChatComposerHandle } from '@pitchside/ui/ChatComposer';
import { ChatList, createChatLog, wordsOf, type ChatMessageRow } from '@pitchside/ui/ChatList';
import { EmojiPicker } from '@pitchside/ui/EmojiPicker';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { boardActs } from '../board.lazy.ts';
import { Talk, TalkList } from '../chat/chat.layout.ts';
import { card, openCard, people } from '../moderation/card.store.ts';
import { moderationActs } from '../moderation.lazy.ts';
import { CardDesk } from '../moderation/RoomDesk.tsx';
import { speak } from '../stage/speak.ts';
import { followOwnTalk, type OwnTalk } from './ownTalk.ts';
import { useCopy } from '../../../platform/toasts/useCopy.ts';

/** Latest messages and gifts of a room, where its anchor replies and moderates; fills its parent. */
export default function OwnTalkWired({ roomId }: { roomId: string }) {
  const [log] = useState(createChatLog);
  const { open } = useSnapshot(card);
  const composer = useRef<ChatComposerHandle>(null);
  const copy = useCopy();
  const talk = useRef<OwnTalk>(null);
  useEffect(() => {
    const followed = followOwnTalk(roomId, log, people);
    talk.current = followed;
    return followed.stop;
  }, [roomId, log]);
  const address = (nickname: string) => composer.current?.insert(`@${nickname} `);
  const take = ({ id, memberId, nickname }: ChatMessageRow) =>
    unlessLost(moderationActs().then(({ withdraw }) => withdraw({ roomId, memberId, nickname }, [id], '')));
  return (
    <Talk>
      <TalkList>
        <ChatList
          log={log}
          held={open}
          onSpeaker={({ memberId, nickname }, place) => openCard(memberId, nickname, place)}
          onReply={({ nickname }) => address(nickname)}
          onCopy={(row) => void copy(wordsOf(row))}
          onWithdraw={take}
          onPin={({ id }) => unlessLost(boardActs().then(({ pinTheComment }) => pinTheComment(roomId, id)))}
        />
      </TalkList>
      <ChatComposer
        actionsRef={composer}
        onSend={(text) => speak(roomId, text)}
        onSignIn={openLogin}
        tools={<EmojiPicker onValueChange={(_, shortcode) => composer.current?.insert(shortcode)} />}
      />
      <CardDesk
        key={roomId}
        desk={{
          roomId,
          isOwner: true,
          isModerator: false,
          commentsOf: (memberId) => talk.current?.commentsOf(memberId) ?? [],
          onMention: address,
        }}
      />
    </Talk>
  );
}
