import { useSnapshot } from 'valtio';
import { detail } from '../../../scores/detail/detail.store.ts';
import { MomentumCard } from '../../../scores/detail/MomentumCard.wired.tsx';
import { StatsCard } from '../../../scores/detail/StatsCard.wired.tsx';
import { Under } from './ScoreLive.layout.ts';

/** Figures that the small card has room for. */
const most = 8;

/** Under the picture of a football match: how it sways, and the figures that matter. */
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
