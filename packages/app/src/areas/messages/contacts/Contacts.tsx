import { useLingui } from '@lingui/react/macro';
import { addressBook } from '@pitchside/api/messages/friends';
import { ContactList, type Contact } from '@pitchside/ui/ContactList';
import { Input } from '@pitchside/ui/Input';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { pictureAddress } from '../../../platform/session/portrait.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { useFriendsTurn } from '../friends/friends.store.ts';

/** Friends by letter; a press opens the conversation. */
export function Contacts({ selected, onSelect }: { selected: string | null; onSelect: (memberId: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const turn = useFriendsTurn();
  const { value, state, again } = useResource('book', (signal) => api.call(addressBook, {}, { signal, quiet: true }), { version: turn });
  const part = text.trim().toLowerCase();
  const total = value?.total ?? 0;
  const contacts = (value?.list ?? [])
    .filter(({ user_nickname, remark }) => `${remark} ${user_nickname}`.toLowerCase().includes(part))
    .map(({ id, user_nickname, remark, avatar, is_anchor, live_room_id, letter }): Contact => {
      const address = pictureAddress(avatar);
      return {
        id,
        name: remark || user_nickname,
        seed: avatar || id,
        letter,
        ...(address !== undefined && { avatar: address }),
        ...(is_anchor && { label: 'anchor' }),
        ...(remark !== '' && { note: user_nickname }),
        live: live_room_id !== null,
      };
    });
  return (
    <ContactList
      contacts={contacts}
      status={statusOf({ value, state })}
      onRetry={again}
      onValueChange={onSelect}
      value={selected}
      head={
        <Input
          label={t`按昵称找好友`}
          labelHidden
          value={text}
          onValueChange={setText}
          maxLength={20}
          icon={<Search size={16} aria-hidden />}
          placeholder={total > 0 ? t`搜索 ${total} 位好友` : t`按昵称找好友`}
        />
      }
    />
  );
}
