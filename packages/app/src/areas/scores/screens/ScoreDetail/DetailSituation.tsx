import { useSnapshot } from 'valtio';
import { BasketballSituation } from '../../detail/BasketballSituation.tsx';
import { detail } from '../../detail/detail.store.ts';
import { Pair } from '../../detail/Detail.layout.ts';
import { EsportsSituation } from '../../detail/EsportsSituation.tsx';
import { EventsCard } from '../../detail/EventsCard.tsx';
import { LineupCards } from '../../detail/LineupCards.tsx';
import { MomentumCard } from '../../detail/MomentumCard.tsx';
import { StatsCard } from '../../detail/StatsCard.tsx';
import { isUnplayed } from '../../detail/unplayed.ts';
import { BeforeCards } from '../../detail/BeforeCards.tsx';

/**
 * Course of a football match: momentum by minute, events of both sides on an axis, compared figures, line-ups. Basketball, esports and
 * matches that were never played have blocks of their own.
 */
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
