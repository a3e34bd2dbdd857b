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
