import { useSnapshot } from 'valtio';
import { detail } from '../../shared/detail/detail.store.ts';
import { EventsCard } from '../../shared/detail/EventsCard.wired.tsx';
import { MomentumCard } from '../../shared/detail/MomentumCard.wired.tsx';
import { StatsCard } from '../../shared/detail/StatsCard.wired.tsx';
import { Pair } from './ScoreDetail.layout.ts';

/** What happens: momentum along the minutes, events on both sides of an axis, figures against each other. */
export function DetailSituation() {
  const { match } = useSnapshot(detail);
  if (!match) return null;
  return (
    <>
      <MomentumCard />
      <Pair>
        <EventsCard />
        <StatsCard />
      </Pair>
    </>
  );
}
