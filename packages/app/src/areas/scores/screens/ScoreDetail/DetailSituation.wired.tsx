import { useSnapshot } from 'valtio';
import { BasketballSituation } from '../../detail/BasketballSituation.wired.tsx';
import { detail } from '../../detail/detail.store.ts';
import { Pair } from '../../detail/Detail.layout.ts';
import { EsportsSituation } from '../../detail/EsportsSituation.wired.tsx';
import { EventsCard } from '../../detail/EventsCard.wired.tsx';
import { LineupCards } from '../../detail/LineupCards.wired.tsx';
import { MomentumCard } from '../../detail/MomentumCard.wired.tsx';
import { StatsCard } from '../../detail/StatsCard.wired.tsx';
import { isUnplayed } from '../../detail/unplayed.ts';
import { BeforeCards } from '../../detail/BeforeCards.wired.tsx';

/** What happens in a match of football: momentum along the minutes, events on both sides of an axis, figures against each other, line-ups; games and series have blocks of their own, and so has a match of which nothing was played. */
export function DetailSituation() {
  const { match } = useSnapshot(detail);
  if (!match) return null;
  if (isUnplayed(match)) return <BeforeCards />;
  if (match.sport === 'basketball') return <BasketballSituation />;
  if (match.sport === 'esports') return <EsportsSituation />;
  return (
    <>
      <MomentumCard />
      <Pair>
        <EventsCard />
        <StatsCard />
      </Pair>
      <LineupCards />
    </>
  );
}
