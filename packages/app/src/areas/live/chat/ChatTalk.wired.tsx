import { ChatComposer, type ChatComposerHandle } from '@pitchside/ui/ChatComposer';
import { ChatList, wordsOf, type ChatLog, type ChatSpokenRow } from '@pitchside/ui/ChatList';
import { EmojiPicker } from '@pitchside/ui/EmojiPicker';
import { Suspense, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { Region } from '../../../platform/region/Region.tsx';
import { muteState } from '../stage/muteState.ts';
import { roomState } from '../stage/room.store.ts';
import { standing } from '../stage/standing.store.ts';
import { ChatCard } from './chat.later.ts';
import { Talk, TalkList } from './chat.layout.ts';
import type { People } from './people.ts';
import { reportWords } from '../stage/report.acts.ts';
import { speak } from './speak.ts';

/** What is said in the room, the card of whoever said it, and where one speaks oneself. */
export function ChatTalk({ log, people }: { log: ChatLog; people: People }) {
  const { id } = useSnapshot(roomState);
  const { mute } = useSnapshot(standing);
  const composer = useRef<ChatComposerHandle>(null);
  const [pressed, setPressed] = useState<{ row: ChatSpokenRow; nickname: Element }>();
  const [open, setOpen] = useState(false);

  const address = (nickname: string) => {
    setOpen(false);
    composer.current?.insert(`@${nickname} `);
  };
  return (
    <Talk>
      <TalkList>
        <ChatList
          log={log}
          held={open}
          onSpeaker={(row, nickname) => {
            setPressed({ row, nickname });
            setOpen(true);
          }}
          onReply={({ nickname }) => address(nickname)}
          onReport={(row) =>
            reportWords(
              row.kind === 'message' ? { kind: 'comment', id: row.id } : { kind: 'member', id: row.memberId },
              row.nickname,
              wordsOf(row),
            )
          }
          onCopy={(row) => void navigator.clipboard.writeText(wordsOf(row))}
        />
      </TalkList>
      <ChatComposer
        actionsRef={composer}
        {...(mute && { state: muteState(mute) })}
        onSend={(text) => (id === null ? false : speak(id, text))}
        onSignIn={openLogin}
        tools={<EmojiPicker onPick={(_, shortcode) => composer.current?.insert(shortcode)} />}
      />
      {pressed && (
        <Region fallback={null}>
          <Suspense fallback={null}>
            <ChatCard {...pressed} people={people} open={open} onClose={() => setOpen(false)} onMention={address} />
          </Suspense>
        </Region>
      )}
    </Talk>
  );
}
