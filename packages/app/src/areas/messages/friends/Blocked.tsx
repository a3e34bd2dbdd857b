import { useLingui } from '@lingui/react/macro';
import { blockedList, blockMember } from '@pitchside/api/messages/friends';
import { Avatar } from '@pitchside/ui/Avatar';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { RowList } from '@pitchside/ui/RowList';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { portrait } from '../../../platform/session/portrait.ts';
import { say } from '../../../platform/toasts/say.ts';
import { PersonRow } from './friends.layout.ts';
import { useFriendsTurn } from './friends.store.ts';

/** Members of one page: the newest of those who are kept out. */
const most = 50;

/** Whom the member keeps out, each with the way back; nothing while that is nobody. */
export function Blocked() {
  const { t } = useLingui();
  const { short } = useChatTime();
  const now = useNow(60_000);
  const version = useFriendsTurn();
  const { value, again } = useResource('blocked', (signal) => api.call(blockedList, { limit: most }, { signal, quiet: true }), { version });
  const [busy, setBusy] = useState<string | null>(null);
  if (!value || value.list.length === 0) return null;

  async function letIn(id: string): Promise<void> {
    setBusy(id);
    try {
      await api.call(blockMember, { id, block: false });
      say('success', t`已解除拉黑`);
    } catch {
      // The toast of the call has said why.
    } finally {
      setBusy(null);
      again();
    }
  }
  return (
    <Card padding="titled" title={t`黑名单`} hint={`${value.total}`}>
      <RowList>
        {value.list.map(({ id, avatar, user_nickname: nickname, blocked_at: at }) => {
          const name = nickname || t`未命名用户`;
          const { avatarUrl } = portrait(avatar);
          return (
            <PersonRow as="li" key={id}>
              <Avatar seed={avatar || id} {...(avatarUrl && { src: avatarUrl })} size={36} />
              <TwoLines cut note={short(at, now)}>
                {name}
              </TwoLines>
              <Button size="s" tone="outline" loading={busy === id} aria-label={t`解除拉黑 ${name}`} onClick={() => void letIn(id)}>
                {t`解除拉黑`}
              </Button>
            </PersonRow>
          );
        })}
      </RowList>
    </Card>
  );
}
