import type { GiftViewer } from '@pitchside/ui/GiftPanel';
import { useNow } from '@pitchside/ui/format';
import { useSnapshot } from 'valtio';
import { session } from '../../../platform/session/session.store.ts';
import { useSpendable } from '../../../platform/session/wallet.store.ts';
import { nobles } from '../../money/noble.store.ts';
import { roomState } from '../stage/room.store.ts';
import { giftChoices } from './choices.store.ts';
import { giftSession, spentIn } from './spent.store.ts';

/** Reader of the gift bar, with the balance after all orders under way; `spent` is the number of diamonds of this session. */
export function useViewer(): { viewer: GiftViewer; spent: number } {
  const { room } = useSnapshot(roomState);
  const { user } = useSnapshot(session);
  const { own } = useSnapshot(nobles);
  const balance = useSpendable();
  const { limit } = useSnapshot(giftChoices);
  const given = useSnapshot(giftSession);
  const now = useNow(60_000);
  if (!user) return { viewer: { kind: 'visitor' }, spent: 0 };
  const spent = spentIn(given, user.id, now);
  return {
    spent,
    viewer: {
      kind: room?.anchor.id === user.id ? 'anchor' : 'member',
      balance,
      ...(own?.rank && { rank: own.rank }),
      ...(limit !== null && { allowance: Math.max(0, limit - spent) }),
    },
  };
}
