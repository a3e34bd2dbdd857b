import { matchPhase } from '@pitchside/api/matches';
import { useSnapshot } from 'valtio';
import { BasketballSituation } from '../../detail/BasketballSituation.wired.tsx';
import { detail } from '../../detail/detail.store.ts';
import { Pair } from '../../detail/Detail.layout.ts';
import { EsportsSituation } from '../../detail/EsportsSituation.wired.tsx';
import { EventsCard } from '../../detail/EventsCard.wired.tsx';
import { MomentumCard } from '../../detail/MomentumCard.wired.tsx';
import { StatsCard } from '../../detail/StatsCard.wired.tsx';
import { BeforeCards } from '../../detail/BeforeCards.wired.tsx';
import { PlacesCard } from '../../detail/PlacesCard.wired.tsx';
import { Main } from './ScoreDetail.layout.ts';

/** What happens in a match of football: momentum along the minutes, events on both sides of an axis over the places in the table, figures against each other; games and series have blocks of their own, and so has a match that has not begun. */
export function DetailSituation() {
  const { match } = useSnapshot(detail);
  if (!match) return null;
  if (matchPhase(match.status) === 'before') return <BeforeCards />;
  if (match.sport === 'basketball') return <BasketballSituation />;
  if (match.sport === 'esports') return <EsportsSituation />;
  return (
    <>
      <MomentumCard />
      <Pair>
        <Main>
          <EventsCard />
          <PlacesCard />
        </Main>
        <StatsCard />
      </Pair>
    </>
  );
}
