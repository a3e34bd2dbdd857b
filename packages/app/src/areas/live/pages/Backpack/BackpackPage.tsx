import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { session } from '../../../../platform/session/session.store.ts';
import { RecordsCard } from '../../../money/RecordsCard.tsx';
import { OwnBackpack } from './OwnBackpack.tsx';
import { OwnWall } from './OwnWall.tsx';

/** /member?type=13: the backpack and its changes, gifts sent and received, and the gift wall of an anchor. */
export function BackpackPage() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  return (
    <>
      <OwnBackpack />
      {user?.is_anchor === 1 && <OwnWall memberId={user.id} />}
      <RecordsCard title={t`礼物记录`} kinds={['consume', 'income']} type="gift" names={{ consume: t`送出`, income: t`收到` }} />
    </>
  );
}
