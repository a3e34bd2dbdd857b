import { useLingui } from '@lingui/react/macro';
import { forwardRef, useState } from 'react';
import { Crest } from '../Crest/Crest.tsx';
import { sides, type Side, type Team } from '../Crest/team.ts';
import type { TeamRecord } from '../LeagueTable/standing.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { bar, cell, figure, head, place, points as pointsCell, table, team as teamCell } from './StandingPair.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** Views by the matches counted. */
export const standingViews = ['total', 'home', 'away'] as const;
export type StandingView = (typeof standingViews)[number];

/** Standing of a side before the match. */
export interface SideStanding extends Record<StandingView, TeamRecord> {
  /** Place among `of` teams. */
  position: number;
  of: number;
}

export interface StandingPairProps extends RootProps {
  home: Team;
  away: Team;
  /** Null where a side has no table. */
  standings: Record<Side, SideStanding | null>;
  /** Ranking criterion: `points`, or the `share` of matches won where there is no draw, as in basketball and esports; default `points`. */
  by?: 'points' | 'share';
}

/** Both sides of a match in their table: place, matches, goals and points (or share of wins), in all, at home or away. */
export const StandingPair = forwardRef<HTMLDivElement, StandingPairProps>(function StandingPair(
  { home, away, standings, by = 'points', ...root },
  ref,
) {
  const { t, i18n } = useLingui();
  const [view, setView] = useState<StandingView>('total');
  const teams = { home, away };
  const labels: Record<StandingView, string> = { total: t({ id: 'league.overall', message: '总' }), home: t`主场`, away: t`客场` };
  const isByPoints = by === 'points';
  const drawn = isByPoints ? [t({ id: 'league.drawn', message: '平' })] : [];
  const heads = [
    t({ id: 'league.played', message: '赛' }),
    t({ id: 'league.won', message: '胜' }),
    ...drawn,
    t({ id: 'league.lost', message: '负' }),
    isByPoints ? t`进/失` : t`得/失`,
    isByPoints ? t`积分` : t`胜率`,
  ];
  const share = ({ won, played }: TeamRecord) =>
    i18n.number(played === 0 ? 0 : won / played, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return (
    <div ref={ref} {...rootOf(root)}>
      <div className={bar}>
        <SegmentedControl
          label={t`按哪些比赛排名`}
          segments={standingViews.map((id) => ({ value: id, label: labels[id] }))}
          value={view}
          onValueChange={setView}
        />
      </div>
      <table className={table} aria-label={t`积分榜位置`}>
        <thead>
          <tr>
            <th scope="col" className={head.middle}>{t`名次`}</th>
            <th scope="col" className={head.start}>{t`球队`}</th>
            {heads.map((word) => (
              <th key={word} scope="col" className={head.middle}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => {
            const standing = standings[side];
            const row = standing?.[view];
            return (
              <tr key={side}>
                <td className={place}>
                  {standing ? standing.position : '–'}
                  {standing && <small className={bare}>/{standing.of}</small>}
                </td>
                <th scope="row" className={cell}>
                  <span className={teamCell}>
                    <Crest team={teams[side]} size={20} />
                    <span title={teams[side].name}>{teams[side].shortName}</span>
                  </span>
                </th>
                {[row?.played, row?.won, ...(isByPoints ? [row?.drawn] : []), row?.lost].map((value, index) => (
                  <td key={index} className={figure}>
                    {value ?? '–'}
                  </td>
                ))}
                <td className={figure}>{row ? `${row.scored}/${row.conceded}` : '–'}</td>
                <td className={pointsCell}>{row ? (isByPoints ? row.points : share(row)) : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
