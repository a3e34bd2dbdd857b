import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { forwardRef, useState, type CSSProperties, type ReactNode } from 'react';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import {
  bar,
  foot,
  frame,
  deductions,
  head,
  medium,
  note as noteText,
  roomy,
  sort as sortButton,
  table,
  wide,
  widest,
} from './LeagueTable.css.ts';
import { LeagueGap } from './LeagueGap.tsx';
import { LeagueRow } from './LeagueRow.tsx';
import { sliceAround } from './slice.ts';
import { leagueViews, sortKeys, sortStandings, type LeagueView, type SortKey, type Standing, type Zone } from './standing.ts';
import { ZoneNames } from './ZoneLegend.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface LeagueTableProps extends RootProps {
  /** Names the table for screen readers: 英超积分榜. */
  label: string;
  /** Lines of each view in the order of the table; views that are left out have no tab. */
  views: Partial<Record<LeagueView, readonly Standing[]>>;
  /** All zones; their legend is under the table. */
  zones: readonly Zone[];
  /** Hides the legend, where one ZoneLegend serves several tables; default false. */
  hideLegend?: boolean;
  /** Ids of highlighted teams, such as both sides of a match; default none. */
  marked?: readonly string[];
  /** A short note after the legend: 按即时比分排名. */
  note?: ReactNode;
  /** Px from the top of the view at which the head sticks; default 0. */
  stickyTop?: number;
  /**
   * Shows only the first row and the marked rows with their neighbours, sums up each gap in one line, and turns sorting off; default false.
   */
  around?: boolean;
  /** Columns sort; false for a page that runs no script. Default true, unless `around`. */
  sortable?: boolean;
}

const nobody: readonly string[] = [];

const property = (name: `--${string}`, value: string): CSSProperties => ({ [name]: value });

/**
 * The table of a league: zones by a coloured edge and by name, the last five results in letters, live scores and places,
 * points deducted. Columns sort.
 */
export const LeagueTable = forwardRef<HTMLDivElement, LeagueTableProps>(function LeagueTable(
  { label, views, zones, hideLegend = false, marked = nobody, note, stickyTop = 0, around = false, sortable = !around, ...root },
  ref,
) {
  const { t } = useLingui();
  const [view, setView] = useState<LeagueView>('overall');
  const [{ key, ascending }, setSort] = useState<{ key: SortKey; ascending: boolean }>({ key: 'place', ascending: true });
  const viewNames: Record<LeagueView, string> = {
    overall: t({ id: 'league.overall', message: '总' }),
    home: t`主场`,
    away: t`客场`,
    form: t`近况`,
    half: t`半场`,
  };
  const shown = leagueViews.filter((one) => views[one]);
  const standings = views[view] ?? views[shown[0] ?? 'overall'] ?? [];
  const rows = sortStandings(standings, key, ascending);
  const punished = standings.filter(({ deduction }) => deduction);
  const byZone = new Map(zones.map((zone) => [zone.id, zone]));
  const names: Record<SortKey, string> = {
    place: t`名次`,
    played: t({ id: 'league.played', message: '赛' }),
    won: t({ id: 'league.won', message: '胜' }),
    drawn: t({ id: 'league.drawn', message: '平' }),
    lost: t({ id: 'league.lost', message: '负' }),
    goals: t`进/失`,
    difference: t({ id: 'league.difference', message: '净' }),
    points: t`积分`,
  };
  const spoken: Record<SortKey, string> = {
    place: t`名次`,
    played: t`场次`,
    won: t`胜场`,
    drawn: t`平局`,
    lost: t`负场`,
    goals: t`进球与失球`,
    difference: t`净胜球`,
    points: t`积分`,
  };
  const drop: Partial<Record<SortKey, string>> = { played: roomy, goals: widest, won: medium, drawn: medium, lost: medium };
  const choose = (next: SortKey) => setSort({ key: next, ascending: next === key ? !ascending : next === 'place' });

  const parts = around ? sliceAround(rows, ({ line }) => marked.includes(line.team.id)) : rows.map((row) => ({ row }));
  const plainHead = (one: SortKey) => (
    <th key={one} scope="col" className={`${head.middle} ${drop[one] ?? ''}`} title={spoken[one]}>
      <span aria-hidden="true">{one === 'place' ? '#' : names[one]}</span>
      <span className={visuallyHidden}>{spoken[one]}</span>
    </th>
  );
  const sortHead = (one: SortKey) => (
    <th
      key={one}
      scope="col"
      className={`${head.middle} ${drop[one] ?? ''}`}
      aria-sort={one === key ? (ascending ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={sortButton} title={spoken[one]} onClick={() => choose(one)}>
        <span aria-hidden="true">{one === 'place' ? '#' : names[one]}</span>
        <span className={visuallyHidden}>{spoken[one]}</span>
        {one === key && one !== 'place' && (ascending ? <ArrowUp size={12} aria-hidden /> : <ArrowDown size={12} aria-hidden />)}
      </button>
    </th>
  );
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      {shown.length > 1 && (
        <div className={bar}>
          <SegmentedControl
            label={t`按哪些比赛排名`}
            segments={shown.map((id) => ({ value: id, label: viewNames[id] }))}
            value={view}
            onValueChange={setView}
          />
        </div>
      )}
      <table className={table} aria-label={label} style={property('--league-table-top', `${stickyTop}px`)}>
        <colgroup>
          <col width="40" />
          <col />
          <col className={roomy} width="40" />
          <col className={medium} width="38" />
          <col className={medium} width="38" />
          <col className={medium} width="38" />
          <col className={widest} width="72" />
          <col width="48" />
          <col width="54" />
          <col className={wide} width="124" />
        </colgroup>
        <thead>
          <tr>
            {sortable ? sortHead('place') : plainHead('place')}
            <th scope="col" className={head.start}>{t`球队`}</th>
            {sortKeys.slice(1).map(sortable ? sortHead : plainHead)}
            <th scope="col" className={`${head.middle} ${wide}`}>{t`近 5 场`}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) =>
            'row' in part ? (
              <LeagueRow
                key={part.row.line.team.id}
                place={part.row.place}
                line={part.row.line}
                isMarked={marked.includes(part.row.line.team.id)}
                zone={part.row.line.zone ? byZone.get(part.row.line.zone) : undefined}
                begins={key === 'place' && index > 0 && rows[part.row.place - 2]?.line.zone !== part.row.line.zone}
              />
            ) : (
              <LeagueGap key={part.from} {...part} />
            ),
          )}
        </tbody>
      </table>
      <div className={foot}>
        {!hideLegend && <ZoneNames zones={zones} />}
        {note && <span className={noteText}>{note}</span>}
        {punished.length > 0 && (
          <ul className={deductions}>
            {punished.map(({ team: { id, shortName }, deduction }) => {
              const points = deduction?.points ?? 0;
              const reason = deduction?.reason ?? '';
              return <li className={bare} key={id}>{t`${shortName} 扣 ${points} 分：${reason}`}</li>;
            })}
          </ul>
        )}
      </div>
    </div>
  );
});
