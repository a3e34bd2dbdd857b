import { useLingui } from '@lingui/react/macro';
import { getRecommendUserList, requestFriend } from '@pitchside/api/messages/friends';
import { Avatar } from '@pitchside/ui/Avatar';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { RowList } from '@pitchside/ui/RowList';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { portrait } from '../../../platform/session/portrait.ts';
import { say } from '../../../platform/toasts/say.ts';
import { PersonRow } from './friends.layout.ts';

/** Sets of people before the first comes again. */
const sets = 5;

/** People whom the member may know, each with a button to ask for friendship. */
export function Recommended() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { value } = useResource(String(page), (signal) => api.call(getRecommendUserList, { page, limit: 5 }, { signal, quiet: true }), {
    family: 'recommended',
  });
  const list = value?.list ?? [];
  if (list.length === 0 && page === 1) return null;

  async function ask(id: string): Promise<void> {
    setAsked((ids) => [...ids, id]);
    try {
      const { relation } = await api.call(requestFriend, { id, source: 'recommend' });
      say('success', relation === 'friend' ? t`已经是好友了` : t`好友申请已发出`);
    } catch {
      // The toast of the call has said why.
      setAsked((ids) => ids.filter((one) => one !== id));
    }
  }
  const reasons = {
    friends: (common: number) => t`${common} 个共同好友`,
    group: () => t`在同一个群`,
    anchor: () => t`关注同一位主播`,
    new: () => t`新来的球迷`,
  };
  return (
    <Card
      as="aside"
      padding="titled"
      title={t`可能认识的球迷`}
      aside={
        <Button size="s" tone="plain" onClick={() => setPage((now) => (now % sets) + 1)}>
          {t`换一批`}
        </Button>
      }
    >
      <RowList>
        {list.map(({ user: { id, avatar, user_nickname }, reason, common }) => {
          const name = user_nickname || t`未命名用户`;
          const { avatarUrl } = portrait(avatar);
          return (
            <PersonRow as="li" key={id}>
              <Avatar seed={avatar || id} {...(avatarUrl && { src: avatarUrl })} size={36} />
              <TwoLines cut note={reasons[reason](common)}>
                {name}
              </TwoLines>
              <Button
                size="s"
                tone="soft"
                icon={<UserPlus size={16} aria-hidden />}
                aria-label={t`加好友：${name}`}
                disabled={asked.includes(id)}
                onClick={() => void ask(id)}
              >
                {asked.includes(id) ? t`已申请` : t`加好友`}
              </Button>
            </PersonRow>
          );
        })}
      </RowList>
    </Card>
  );
}
