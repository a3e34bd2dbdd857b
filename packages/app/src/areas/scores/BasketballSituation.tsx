import { useLingui } from '@lingui/react/macro';
import { matchPhase } from '@pitchside/api/scores/matches';
import { BoxScore, boxTotals, TopPlayers, type Tries } from '@pitchside/ui/BoxScore';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LeadChart } from '@pitchside/ui/LeadChart';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { StatBars } from '@pitchside/ui/StatBars';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { boxView } from './detail/box.presenter.ts';
import { detail } from './detail.store.ts';
import { Pair } from './Detail.layout.ts';
import { PeriodsCard } from './PeriodsCard.tsx';
import { teamView } from './match.presenter.ts';
import { useBox } from './detail/useBox.ts';

const percent = ([made, tried]: Tries) => (tried === 0 ? 0 : Math.round((made / tried) * 100));
const shots = (tries: Tries) => `${tries[0]}/${tries[1]} ${percent(tries)}%`;

/**
 * A game of basketball: points by quarter, the flow of the lead, the best players, both teams' figures and every player's line; `children`
 * stand after the lead.
 */
export function BasketballSituation({ children }: { children?: ReactNode }) {
  const { match } = useSnapshot(detail);
  return (
    match && (
      <GameOf key={match.id} matchId={match.id} version={match.version}>
        {children}
      </GameOf>
    )
  );
}

function GameOf({ matchId, version, children }: { matchId: string; version: number; children: ReactNode }) {
  const { t } = useLingui();
  const { match } = useSnapshot(detail);
  const { state, box, retry } = useBox(matchId, version);
  if (!match) return null;
  const teams = { home: teamView(match.home), away: teamView(match.away) };
  const game = match.basketball;
  const players = box && { home: box.home.map(boxView), away: box.away.map(boxView) };
  const totals = players && { home: boxTotals(players.home), away: boxTotals(players.away) };
  const shooting = (id: 'fieldGoals' | 'threes' | 'freeThrows', label: string) =>
    totals
      ? [
          {
            id,
            label,
            home: percent(totals.home[id]),
            away: percent(totals.away[id]),
            text: { home: shots(totals.home[id]), away: shots(totals.away[id]) },
          },
        ]
      : [];
  const count = (id: 'rebounds' | 'assists' | 'steals' | 'blocks' | 'turnovers' | 'fouls', label: string) =>
    totals ? [{ id, label, home: totals.home[id], away: totals.away[id] }] : [];
  const stats = [
    ...shooting('fieldGoals', t`投篮命中`),
    ...shooting('threes', t`三分命中`),
    ...shooting('freeThrows', t`罚球命中`),
    ...count('rebounds', t({ id: 'stat.rebounds', message: '篮板' })),
    ...count('assists', t({ id: 'stat.assists', message: '助攻' })),
    ...count('steals', t({ id: 'stat.steals', message: '抢断' })),
    ...count('blocks', t({ id: 'stat.blocks', message: '盖帽' })),
    ...count('turnovers', t({ id: 'stat.turnovers', message: '失误' })),
    ...count('fouls', t({ id: 'stat.fouls', message: '犯规' })),
  ];
  return (
    <>
      <PeriodsCard />
      {game && game.leads.length > 0 && (
        <Card stacked title={t`领先走势`}>
          <LeadChart {...teams} leads={game.leads} {...(game.quarter !== undefined && { quarter: game.quarter })} />
        </Card>
      )}
      {children}
      {state === 'failed' ? (
        <ErrorState title={t`球员数据没能送到`} onRetry={retry} />
      ) : state === 'loading' ? (
        <Skeleton shape="block" height={420} />
      ) : players ? (
        <>
          <Pair>
            <Card stacked title={t`本场最佳`}>
              <TopPlayers {...teams} players={players} />
            </Card>
            <Card stacked title={t`技术统计`}>
              <StatBars stats={stats} {...teams} label={t`技术统计`} />
            </Card>
          </Pair>
          <Card stacked title={t`球员数据`}>
            <BoxScore {...teams} players={players} />
          </Card>
        </>
      ) : (
        <Card stacked title={t`球员数据`}>
          <EmptyState drawing={null} title={matchPhase(match.status) === 'after' ? t`没有这场比赛的球员数据` : t`还没有球员数据`} />
        </Card>
      )}
    </>
  );
}
