import { useLingui } from '@lingui/react/macro';
import { addressBook } from '@pitchside/api/messages/friends';
import { Dialog } from '@pitchside/ui/Dialog';
import { ContactList, type Contact } from '@pitchside/ui/ContactList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Input } from '@pitchside/ui/Input';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { pictureAddress } from '../../../platform/session/portrait.ts';
import { say } from '../../../platform/toasts/say.ts';
import type { ImConversation, ImDraft } from '../client/im.ts';
import { writeTo } from '../panel.store.ts';
import { useMessenger } from '../session/useMessenger.ts';
import type { Messenger } from '../talk/messenger.ts';
import { sharing, stopSharing, type Shareable } from '../../../platform/share/share.store.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { People } from './share.layout.ts';

/** Most code points of a card's title. */
const titleLength = 80;

/** The custom message that shares something (specification section 3, "Message display model"). */
function cardOf({ type, id, title, imageUrl, price }: Shareable): ImDraft {
  const shown = [...title.trim()].slice(0, titleLength).join('');
  const extension = { title: shown, type, id, ...(imageUrl !== undefined && { imageUrl }), ...(price !== undefined && { price }) };
  return { type: 'custom', data: type, description: shown, extension: JSON.stringify(extension) };
}

/** Dialog to choose the receiver of a shared item, which is sent as a card. */
export default function ShareDialogWired() {
  const { t } = useLingui();
  const { what } = useSnapshot(sharing);
  const messenger = useMessenger();
  return (
    <Dialog open={what !== null} onClose={stopSharing} size="m" title={t`发给好友`} {...(what && { description: what.title })}>
      {what && (messenger ? <Whom messenger={messenger} what={what} /> : <Skeleton shape="block" height={320} />)}
    </Dialog>
  );
}

function Whom({ messenger, what }: { messenger: Messenger; what: Shareable }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { value, state, again } = useResource('share', (signal) => api.call(addressBook, {}, { signal, quiet: true }));
  const { conversations } = useSnapshot(messenger.state);
  const part = text.trim().toLowerCase();
  const known = new Set(value?.list.map(({ id }) => id));
  const friends = (value?.list ?? []).map(({ id, user_nickname, remark, avatar, letter }): Contact & { to: string } => {
    const address = pictureAddress(avatar);
    return {
      id,
      to: `C2C${id}`,
      name: remark || user_nickname,
      seed: avatar || id,
      letter,
      ...(address !== undefined && { avatar: address }),
    };
  });
  // Receivers also include groups, and the other parties of conversations.
  const others = (conversations as readonly ImConversation[])
    .filter(({ id, isBlocked }) => !isBlocked && !known.has(id.replace(/^C2C/, '')))
    .map(({ id, peer }): Contact & { to: string } => ({ id, to: id, name: peer.name, seed: peer.avatar || peer.id, letter: '#' }));
  const contacts = [...friends, ...others].filter(({ name }) => name.toLowerCase().includes(part));
  const send = (id: string) => {
    const to = contacts.find((one) => one.id === id)?.to;
    if (to === undefined) return;
    messenger.send(to, cardOf(what));
    stopSharing();
    say('success', t`已发送`, to.startsWith('C2C') ? { action: { label: t`去聊天`, onClick: () => writeTo(to.slice(3)) } } : undefined);
  };
  return (
    <People>
      <ContactList
        contacts={contacts}
        status={statusOf({ value, state })}
        onRetry={again}
        value={null}
        onValueChange={send}
        head={
          <Input
            label={t`按昵称找好友`}
            labelHidden
            value={text}
            onValueChange={setText}
            maxLength={20}
            icon={<Search size={16} aria-hidden />}
            placeholder={t`按昵称找好友`}
          />
        }
      />
    </People>
  );
}
