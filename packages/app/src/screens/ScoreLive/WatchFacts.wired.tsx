import { MomentumCard } from '../../shared/detail/MomentumCard.wired.tsx';
import { StatsCard } from '../../shared/detail/StatsCard.wired.tsx';
import { Under } from './ScoreLive.layout.ts';

/** Figures that the small card has room for. */
const most = 8;

/** Under the picture: how the match sways, and the figures that matter. */
export function WatchFacts() {
  return (
    <Under>
      <MomentumCard />
      <StatsCard size="s" most={most} />
    </Under>
  );
}
