import { useSnapshot } from 'valtio';
import { MomentumCard } from '../../../scores/MomentumCard.tsx';
import { StatsCard } from '../../../scores/StatsCard.tsx';
import { detail } from '../../../scores/detail.store.ts';
import { Under } from './ScoreLive.layout.ts';

/** Figures that the small card has room for. */
const most = 8;

/** Panel under the picture of a football match: momentum and key figures. */
export function WatchFacts() {
  const { match } = useSnapshot(detail);
  if (match?.sport !== 'football') return null;
  return (
    <Under>
      <MomentumCard />
      <StatsCard size="s" most={most} />
    </Under>
  );
}
