import { ChatComposer, type ChatComposerHandle } from '@pitchside/ui/ChatComposer';
import { ChatList, createChatLog } from '@pitchside/ui/ChatList';
import { EmojiPicker } from '@pitchside/ui/EmojiPicker';
import { useEffect, useRef, useState } from 'react';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { Talk, TalkList } from '../chat/chat.layout.ts';
import { speak } from '../stage/speak.ts';
import { followOwnTalk } from './ownTalk.ts';

/** The newest of what is said and given in a room, and where its anchor answers; it fills its parent. */
export default function OwnTalk({ roomId }: { roomId: string }) {
  const [log] = useState(createChatLog);
  const composer = useRef<ChatComposerHandle>(null);
  useEffect(() => followOwnTalk(roomId, log), [roomId, log]);
  return (
    <Talk>
      <TalkList>
        <ChatList log={log} onReply={({ nickname }) => composer.current?.insert(`@${nickname} `)} />
      </TalkList>
      <ChatComposer
        actionsRef={composer}
        onSend={(text) => speak(roomId, text)}
        onSignIn={openLogin}
        tools={<EmojiPicker onPick={(_, shortcode) => composer.current?.insert(shortcode)} />}
      />
    </Talk>
  );
}
