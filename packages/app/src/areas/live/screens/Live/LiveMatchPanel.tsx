import { Skeleton } from '@pitchside/ui/Skeleton';
import { useEffect, type ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { BasketballSituation } from '../../../scores/BasketballSituation.tsx';
import { BeforeCards } from '../../../scores/BeforeCards.tsx';
import { EsportsSituation } from '../../../scores/EsportsSituation.tsx';
import { EventsCard } from '../../../scores/EventsCard.tsx';
import { LineupCards } from '../../../scores/LineupCards.tsx';
import { MomentumCard } from '../../../scores/MomentumCard.tsx';
import { OddsPanel } from '../../../scores/OddsPanel.tsx';
import { Pair } from '../../../scores/Detail.layout.ts';
import { Sentences } from '../../../scores/Sentences.tsx';
import { StatsCard } from '../../../scores/StatsCard.tsx';
import { TableCard } from '../../../scores/TableCard.tsx';
import { detail } from '../../../scores/detail.store.ts';
import { isUnplayed } from '../../../scores/unplayed.ts';
import { loadAnalysis } from '../../../scores/analysis.store.ts';
import { slots } from '../../../../platform/slots/slots.ts';
import type { UnderTab } from './underTabs.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** Figures that stand beside the events; all of them have a tab of their own. */
const most = 8;

/** Course of the match; before it is played, the comparison of both sides. */
function Situation() {
  const { match } = useSnapshot(detail);
  const isBefore = match ? isUnplayed(match) : false;
  const id = match?.id;
  useEffect(() => {
    if (id && isBefore) loadAnalysis(id);
  }, [id, isBefore]);
  if (isBefore) return <BeforeCards />;
  if (match?.sport === 'basketball') return <BasketballSituation />;
  if (match?.sport === 'esports') return <EsportsSituation />;
  return (
    <>
      <MomentumCard />
      <Pair>
        <EventsCard />
        <StatsCard most={most} />
      </Pair>
    </>
  );
}

/** Questions for fun about the match. */
function Guesses() {
  const id = useSnapshot(detail).match?.id;
  const { MatchGuesses } = slots;
  const waiting = <Skeleton lines={4} height={56} />;
  return <Later fallback={waiting}>{MatchGuesses && id ? <MatchGuesses matchId={id} inTab /> : waiting}</Later>;
}

const panels: Record<UnderTab, ComponentType> = {
  situation: Situation,
  lineups: LineupCards,
  stats: StatsCard,
  index: OddsPanel,
  text: Sentences,
  table: TableCard,
  guesses: Guesses,
};

/** One tab of the match under the picture: the same views as on the match's own page. */
export function LiveMatchPanel({ tab }: { tab: UnderTab }) {
  const Panel = panels[tab];
  return <Panel />;
}
