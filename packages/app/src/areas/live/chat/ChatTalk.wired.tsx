import { ChatComposer, type ChatComposerHandle } from '@pitchside/ui/ChatComposer';
import { ChatList, wordsOf, type ChatLog, type ChatSpokenRow } from '@pitchside/ui/ChatList';
import { EmojiPicker } from '@pitchside/ui/EmojiPicker';
import { Suspense, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { Region } from '../../../platform/region/Region.tsx';
import { roomState } from '../stage/room.store.ts';
import { ChatCard } from './chat.later.ts';
import { Talk, TalkList } from './chat.layout.ts';
import type { People } from './people.ts';
import { speak } from './speak.ts';

/** What is said in the room, the card of whoever said it, and where one speaks oneself. */
export function ChatTalk({ log, people }: { log: ChatLog; people: People }) {
  const { id, muted } = useSnapshot(roomState);
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
          onCopy={(row) => void navigator.clipboard.writeText(wordsOf(row))}
        />
      </TalkList>
      <ChatComposer
        actionsRef={composer}
        {...(muted && { state: { status: 'muted' as const } })}
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
