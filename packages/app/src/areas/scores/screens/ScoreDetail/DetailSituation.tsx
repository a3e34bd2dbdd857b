import { useSnapshot } from 'valtio';
import { BasketballSituation } from '../../BasketballSituation.tsx';
import { detail } from '../../detail.store.ts';
import { Pair } from '../../Detail.layout.ts';
import { EsportsSituation } from '../../EsportsSituation.tsx';
import { EventsCard } from '../../EventsCard.tsx';
import { ShotChartCard, WinChanceCard } from '../../GameCards.tsx';
import { LineupCards } from '../../LineupCards.tsx';
import { MatchClips } from '../../MatchClips.tsx';
import { MomentumCard } from '../../MomentumCard.tsx';
import { PlayerCards } from '../../PlayerCards.tsx';
import { ShotMapCard, XgRaceCard } from '../../ShotCards.tsx';
import { StatsCard } from '../../StatsCard.tsx';
import { isUnplayed } from '../../unplayed.ts';
import { BeforeCards } from '../../BeforeCards.tsx';

/**
 * Course of a football match: momentum and expected goals by minute, events of both
 * sides on an axis, compared figures, every shot, line-ups. Basketball, esports and
 * matches that were never played have blocks of their own.
 */
export function DetailSituation() {
  const { match } = useSnapshot(detail);
  if (!match) return null;
  if (isUnplayed(match)) return <BeforeCards />;
  if (match.sport === 'basketball')
    return (
      <BasketballSituation>
        <WinChanceCard />
        <ShotChartCard />
      </BasketballSituation>
    );
  if (match.sport === 'esports') return <EsportsSituation />;
  return (
    <>
      <MatchClips matchId={match.id} />
      <MomentumCard />
      <XgRaceCard />
      <Pair>
        <EventsCard />
        <StatsCard />
      </Pair>
      <ShotMapCard />
      <LineupCards />
      <PlayerCards />
    </>
  );
}
