import { memo } from 'react';
import { Crest } from '../Crest/Crest.tsx';
import { sides, type Score, type Side } from '../Crest/team.ts';
import { useLingui } from '@lingui/react/macro';
import { teamColors } from '../../pictures/teamColor.ts';
import { useScored } from '../Scorebug/useScored.ts';
import type { Market } from '../odds/index.ts';
import { isOn } from '../StatusChip/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { halfOf, overtimeOf } from './basketball.ts';
import { FullScore, LeadCurve, Sums } from './BasketballCells.tsx';
import { BasketballMarket } from './BasketballMarket.tsx';
import { current, half, name, pair, place, plus, points, record, side as sideLine, stripe, where } from './BasketballRow.css.ts';
import { BasketballState } from './BasketballState.tsx';
import type { CellPlaces } from './cells.ts';
import type { BasketballColumn } from './columns.data.ts';
import { useLive, useShared } from './context.ts';
import type { RowProps } from './FootballRow.tsx';
import type { BasketballMatch } from './match.ts';
import { AnalysisControl } from './AnalysisMenu.tsx';
import { LeagueName, LiveRooms, PinControl, PinnedLeague, ScoreLink, StarControl } from './RowControls.tsx';
import { look } from './Row.css.ts';
import { rows, standing } from './ScoreGrid.css.ts';
import { outcomeOf } from '../StatusChip/outcome.ts';
import { TeamName } from './TeamName.tsx';

/** Columns that the basketball table may leave out. */
export type MaybeBasketball = 'league' | Market;
type BasketballRowProps = RowProps<BasketballMatch, CellPlaces<BasketballColumn, MaybeBasketball>>;

const quarters = ['q1', 'q2', 'q3', 'q4'] as const;
/** Markets in the order of their columns. */
const shownMarkets = ['european', 'asian', 'size'] as const satisfies readonly Market[];
const noPeriods: readonly Score[] = [];

/** Two figures of a cell; the higher one is stronger. */
function Pair({ score, look: strength = 'compare' }: { score: Score | undefined; look?: 'compare' | 'half' }) {
  const of = (own: Side, other: Side) =>
    strength === 'half' ? half : points[!score ? 'none' : score[own] < score[other] ? 'less' : 'more'];
  return (
    <span className={pair}>
      <span className={of('home', 'away')}>{score ? score.home : '–'}</span>
      <span className={of('away', 'home')}>{score ? score.away : '–'}</span>
    </span>
  );
}

/** One basketball game, a card of two lines: the home side above. */
export const BasketballRow = memo(function BasketballRow({ match, at, line, top, starred, pinned, peek, analysis }: BasketballRowProps) {
  const { t } = useLingui();
  const { stale } = useShared();
  const score = useLive(match, 'score', match.score, (value) => value ?? null);
  const kind = useLive(match, 'status', match.status, (value) => value?.kind ?? match.status.kind);
  const periods = useLive(match, 'periods', match.periods, (value) => value ?? noPeriods);
  const leads = useLive(match, 'leads', match.leads, (value) => value ?? null);
  const hit = useScored(score);
  const playing = kind === 'live' || kind === 'extra' ? periods.length - 1 : -1;
  const isStale = stale !== undefined && isOn({ kind });
  const marks: Record<Side, string> = { home: t({ id: 'side.home', message: '主' }), away: t({ id: 'side.away', message: '客' }) };
  const sideWords: Record<Side, string> = { home: t`主队`, away: t`客队` };
  return (
    <tr
      role="row"
      className={`${rows.basketball} ${standing[top === undefined ? 'all' : 'inView']} ${look[hit ? 'scored' : isStale ? 'stale' : 'still']}`}
      style={{ ...teamColors(match.home, match.away, hit), top }}
      data-line={line}
      data-match={match.id}
      aria-rowindex={line + 2}
    >
      <td role="gridcell" {...at.star}>
        <StarControl match={match} starred={starred} />
      </td>
      {at.league && (
        <td role="gridcell" {...at.league} tabIndex={-1}>
          <LeagueName league={match.league} />
        </td>
      )}
      <td role="gridcell" {...at.status} tabIndex={-1}>
        <BasketballState match={match} kind={kind} periods={periods.length} />
        {pinned && !at.league && <PinnedLeague league={match.league} />}
      </td>
      <td role="gridcell" {...at.teams} tabIndex={-1}>
        <span className={pair}>
          {sides.map((side) => (
            <span key={side} className={sideLine}>
              <span className={where} aria-hidden="true">
                {marks[side]}
              </span>
              <span className={visuallyHidden}>{sideWords[side]} </span>
              <span className={stripe[side]} />
              <Crest team={match[side]} size={22} />
              <TeamName short={match[side].shortName} full={match[side].name} look={name[outcomeOf(kind, score, side)]} />
              {match.ranks?.[side] !== undefined && <span className={place}>{match.ranks[side]}</span>}
              {hit === side && <Scored match={match} side={side} />}
              {match.records?.[side] && <span className={record}>{match.records[side]}</span>}
            </span>
          ))}
        </span>
      </td>
      {quarters.map((quarter, index) => (
        <td
          key={quarter}
          role="gridcell"
          {...at[quarter]}
          className={`${at[quarter].className} ${index === playing ? current : ''}`}
          tabIndex={-1}
        >
          {score && <Pair score={periods[index]} />}
        </td>
      ))}
      <td role="gridcell" {...at.overtime} className={`${at.overtime.className} ${playing > 3 ? current : ''}`} tabIndex={-1}>
        {overtimeOf(periods) && <Pair score={overtimeOf(periods)} />}
      </td>
      <td role="gridcell" {...at.half1} tabIndex={-1}>
        {score && <Pair score={halfOf(periods, 0)} look="half" />}
      </td>
      <td role="gridcell" {...at.half2} tabIndex={-1}>
        {score && <Pair score={halfOf(periods, 1)} look="half" />}
      </td>
      <td role="gridcell" {...at.score}>
        <ScoreLink match={match} score={score} peek={peek}>
          <FullScore score={score} isOver={kind === 'finished'} hit={hit} />
        </ScoreLink>
      </td>
      <Sums cells={[at.margin, at.total]} match={match} score={score} kind={kind} />
      <td role="gridcell" {...at.lead} tabIndex={-1}>
        {leads && leads.length > 1 && <LeadCurve leads={leads} periods={periods.length} isOn={isOn({ kind })} />}
      </td>
      {shownMarkets.map((market) => {
        const column = at[market];
        return column && <BasketballMarket key={market} match={match} market={market} column={column} />;
      })}
      <td role="gridcell" {...at.live} tabIndex={-1}>
        <LiveRooms match={match} />
      </td>
      <td role="gridcell" {...at.analysis} tabIndex={-1}>
        <AnalysisControl match={match} handle={analysis} />
      </td>
      <td role="gridcell" {...at.pin} tabIndex={-1}>
        <PinControl match={match} pinned={pinned} />
      </td>
    </tr>
  );
});

/** Points that the side has just scored, beside its name. */
function Scored({ match, side }: { match: BasketballMatch; side: Side }) {
  const step = useLive(match, 'score', match.score, (value) => (value && match.score ? value[side] - match.score[side] : 0));
  return step > 0 && step < 5 ? <span className={plus}>+{step}</span> : null;
}
