import { useLingui } from '@lingui/react/macro';
import { messageLength } from '@pitchside/api/messages/messages';
import { MessageComposer, type MessageComposerState } from '@pitchside/ui/MessageComposer';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { storage } from '../../../platform/upload/storage.store.ts';
import { filePurposes } from './purposes.ts';
import { say } from '../../../platform/toasts/say.ts';
import { useSyncSnapshot } from '../../../platform/typing/useSyncSnapshot.ts';
import type { ImConversation, ImState } from '../client/im.ts';
import { enterAgain } from '../session/session.ts';
import { drafts, setDraft } from './drafts.store.ts';
import type { Messenger } from './messenger.ts';
import * as z from 'zod/mini';
import { emojis, type EmojiKey } from '@pitchside/ui/pictures';
import { readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';

/** Emoji that stand first in the picker. */
const most = 8;
const keys = new Set<string>(emojis.map(({ key }) => key));
const isKey = (key: string): key is EmojiKey => keys.has(key);

/** Emoji that were used last in this browser, the newest first. */
const readEmojis = (): readonly EmojiKey[] => readJson(storageKeys.recentEmojis, z.array(z.string()), []).filter(isKey).slice(0, most);

/** Puts one first; the answer is the new row. */
function keepEmoji(key: EmojiKey): readonly EmojiKey[] {
  const row = [key, ...readEmojis().filter((one) => one !== key)].slice(0, most);
  writeJson(storageKeys.recentEmojis, row);
  return row;
}

const states: Record<ImState, MessageComposerState> = {
  idle: { status: 'connecting' },
  connecting: { status: 'connecting' },
  ready: { status: 'ready' },
  offline: { status: 'offline' },
  kicked: { status: 'elsewhere' },
};

interface TalkComposerProps {
  /** Composer with the state of the connection. */
  messenger: Pick<Messenger, 'send'> & { state: Pick<Messenger['state'], 'status'> };
  conversation: Pick<ImConversation, 'id' | 'peer' | 'isBlocked'>;
}

/** Composer of a conversation; open only while the service is ready (specification section 4). */
export function TalkComposer({ messenger, conversation }: TalkComposerProps) {
  const { t } = useLingui();
  const { of } = useSyncSnapshot(drafts);
  const { status } = useSnapshot(messenger.state);
  const { rules } = useSnapshot(storage);
  const [recent, setRecent] = useState(readEmojis);
  const { id, peer, isBlocked } = conversation;
  const state: MessageComposerState = isBlocked ? { status: 'blocked', reason: t`你已把对方拉黑，解除后才能发消息` } : states[status.state];

  const send = (text: string): boolean => {
    if ([...text].length > messageLength) return false;
    messenger.send(id, { type: 'text', text });
    return true;
  };
  const sendFiles = (type: 'image' | 'file') => (files: File[]) => {
    const limit = rules[filePurposes[type]]?.max_size ?? Infinity;
    const [fitting, large] = [
      files.filter(({ size }) => size > 0 && size <= limit),
      files.filter(({ size }) => size === 0 || size > limit),
    ];
    for (const file of fitting) messenger.send(id, { type, file });
    const name = large[0]?.name;
    if (name !== undefined) say('error', t`${name} 是空的或太大，没有发送`);
  };
  return (
    <MessageComposer
      value={of[id] ?? ''}
      onValueChange={(text) => setDraft(id, text)}
      state={state}
      onSend={send}
      onImages={sendFiles('image')}
      onFiles={sendFiles('file')}
      onSignIn={status.state === 'kicked' ? enterAgain : openLogin}
      recentEmojis={recent}
      onEmojiUsed={(key) => setRecent(keepEmoji(key))}
      {...(peer.name !== '' && { to: peer.name })}
    />
  );
}
