import { useLingui } from '@lingui/react/macro';
import { answerFriend, friendRequests, withdrawFriendRequest, type FriendRequest as WireRequest } from '@pitchside/api/messages/friends';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { FriendRequests, type FriendRequest } from '@pitchside/ui/FriendRequests';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { pictureAddress } from '../../../platform/session/portrait.ts';
import { say } from '../../../platform/toasts/say.ts';
import { friends } from './friends.store.ts';

/** Requests of one page. */
const most = 50;

const requestOf =
  (side: 'in' | 'out') =>
  ({ user, text, state, at }: WireRequest): FriendRequest => {
    const avatar = pictureAddress(user.avatar);
    return {
      id: user.id,
      name: user.user_nickname,
      seed: user.avatar || user.id,
      ...(avatar !== undefined && { avatar }),
      ...(text !== '' && { words: text }),
      at,
      state,
      side,
    };
  };

/** Requests of friendship to the member, and those they sent. @param of which of both */
export function Requests({ of }: { of: 'received' | 'sent' }) {
  const { t } = useLingui();
  const { turn } = useSnapshot(friends);
  const { value, state, again } = useResource(of, (signal) => api.call(friendRequests, { of, limit: most }, { signal, quiet: true }), {
    version: turn,
  });
  const [busy, setBusy] = useState<readonly string[]>([]);

  async function act(id: string, work: () => Promise<unknown>, done?: string): Promise<void> {
    setBusy((ids) => [...ids, id]);
    try {
      await work();
      if (done !== undefined) say('success', done);
    } catch {
      // The call has shown a toast with the reason; the list shows the current state.
    } finally {
      setBusy((ids) => ids.filter((one) => one !== id));
      again();
    }
  }
  if (!value && state === 'failed') return <ErrorState title={t`好友申请没能送到`} onRetry={again} />;
  if (!value) return <Skeleton shape="block" height={220} />;
  if (value.list.length === 0)
    return of === 'received' ? (
      <EmptyState title={t`还没有好友申请`}>{t`有人想加你好友时会出现在这里。`}</EmptyState>
    ) : (
      <EmptyState drawing={null} title={t`还没有发出过好友申请`} />
    );
  return (
    <FriendRequests
      label={of === 'received' ? t`收到的申请` : t`我发出的`}
      requests={value.list.map(requestOf(of === 'received' ? 'in' : 'out'))}
      busy={busy}
      onAccept={(id) => void act(id, () => api.call(answerFriend, { id, accept: true }), t`已经是好友了`)}
      onRefuse={(id) => void act(id, () => api.call(answerFriend, { id, accept: false }))}
      onWithdraw={(id) => void act(id, () => api.call(withdrawFriendRequest, { id }), t`已撤回申请`)}
    />
  );
}
