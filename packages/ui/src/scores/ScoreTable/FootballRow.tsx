import { memo } from 'react';
import { useFormat } from '../../format/index.ts';
import { markets, type Market } from '../odds/index.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { isOn, type MatchStatusKind } from '../StatusChip/index.ts';
import { ScoreBox } from '../Scorebug/index.ts';
import { useScored } from '../Scorebug/useScored.ts';
import type { CellPlaces } from './cells.ts';
import type { FootballColumn } from './columns.data.ts';
import { useLive, useShared } from './context.ts';
import { LiveText } from './LiveText.tsx';
import { MarketCells } from './MarketCells.tsx';
import type { ScoreMatch } from './match.ts';
import { AnalysisControl, type AnalysisHandle } from './AnalysisMenu.tsx';
import { LeagueName, LiveRooms, PinControl, PinnedLeague, ScoreLink, StarControl } from './RowControls.tsx';
import { figure, look, sideCell, cards, rank, team, teamName } from './Row.css.ts';
import { rows, standing } from './ScoreGrid.css.ts';
import { pairText } from './text.ts';
import { isTicking, StateText } from './StateText.tsx';
import type { PeekHandle } from './PeekCard.tsx';
import { useLingui } from '@lingui/react/macro';
import { CardMark } from '../CardMark/index.ts';
import { Crest } from '../Crest/Crest.tsx';
import type { Score, Side } from '../Crest/team.ts';
import { outcomeOf } from '../StatusChip/outcome.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { TeamName } from './TeamName.tsx';

interface SideNameProps {
  match: ScoreMatch;
  side: Side;
  score: Score | null;
  kind: MatchStatusKind;
}

/** One side of a row: name and crest next to the score, then cards, then the place in the league. */
function SideName({ match, side, score, kind }: SideNameProps) {
  const { t } = useLingui();
  const own = match[side];
  const place = match.ranks?.[side];
  const shown = useLive(match, 'cards', match.cards, (value) => value?.[side]);
  return (
    <div className={team[side]}>
      <Crest team={own} size={20} />
      <TeamName short={own.shortName} full={own.name} look={teamName[outcomeOf(kind, score, side, match.penalties)]} />
      {shown && (shown.yellow > 0 || shown.red > 0) && (
        <span className={cards}>
          <CardMark kind="red" count={shown.red} />
          <CardMark kind="yellow" count={shown.yellow} />
        </span>
      )}
      {place !== undefined && (
        <span className={rank}>
          <span aria-hidden="true">[{place}]</span>
          <span className={visuallyHidden}>{t`排名第 ${place}`}</span>
        </span>
      )}
    </div>
  );
}

/** Columns that the football table may leave out. */
export type MaybeFootball = 'league' | Extract<FootballColumn, `${Market}-${string}`>;

export interface RowProps<Match extends ScoreMatch, Places> {
  match: Match;
  /** Places of the cells of each column. */
  at: Places;
  /** Index among all rows of the table. */
  line: number;
  /** Px from the head of its group, in a long table. */
  top: number | undefined;
  starred: boolean;
  pinned: boolean;
  /** Opens the card beside the score. */
  peek: PeekHandle<Match> | undefined;
  /** Opens the menu of analysis. */
  analysis: AnalysisHandle<Match>;
}

type FootballRowProps = RowProps<ScoreMatch, CellPlaces<FootballColumn, MaybeFootball>>;

/** The three cells of each market that the table shows. */
function pricedCells(at: FootballRowProps['at']) {
  return markets.flatMap((market) => {
    const [home, middle, away] = [at[`${market}-home`], at[`${market}-middle`], at[`${market}-away`]];
    return home && middle && away ? [{ market, cells: [home, middle, away] as const }] : [];
  });
}

/** One football match. Its figures change through the feed; only a goal, a card, a lock or another status renders it again. */
export const FootballRow = memo(function FootballRow({ match, at, line, top, starred, pinned, peek, analysis }: FootballRowProps) {
  const { stale, timeZone } = useShared();
  const format = useFormat(timeZone);
  const score = useLive(match, 'score', match.score, (value) => value ?? null);
  const state = useLive(match, 'status', match.status, (status = match.status) => (isTicking(status) ? 'ticking' : status.kind));
  const kind = state === 'ticking' ? 'live' : state;
  const hit = useScored(score);
  const isStale = stale !== undefined && isOn({ kind });
  return (
    <tr
      role="row"
      className={`${rows.football} ${standing[top === undefined ? 'all' : 'inView']} ${look[hit ? 'scored' : isStale ? 'stale' : 'still']}`}
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
      <td role="gridcell" {...at.time} className={`${at.time.className} ${figure}`} tabIndex={-1}>
        {format.time(match.kickoffAt)}
        {pinned && !at.league && <PinnedLeague league={match.league} />}
      </td>
      <td role="gridcell" {...at.status} tabIndex={-1}>
        <StateText match={match} kind={kind} ticking={state === 'ticking'} hit={hit} />
      </td>
      <td role="gridcell" {...at.home} className={`${at.home.className} ${sideCell[hit === 'home' ? 'home' : 'still']}`} tabIndex={-1}>
        <SideName match={match} side="home" score={score} kind={kind} />
      </td>
      <td role="gridcell" {...at.score}>
        <ScoreLink match={match} score={score} peek={peek}>
          <ScoreBox score={score} status={{ kind }} hit={hit} />
        </ScoreLink>
      </td>
      <td role="gridcell" {...at.away} className={`${at.away.className} ${sideCell[hit === 'away' ? 'away' : 'still']}`} tabIndex={-1}>
        <SideName match={match} side="away" score={score} kind={kind} />
      </td>
      <td role="gridcell" {...at.halfTime} className={`${at.halfTime.className} ${figure}`} tabIndex={-1}>
        <LiveText id={match.id} field="halfTime" base={match.halfTime} text={pairText} />
      </td>
      <td role="gridcell" {...at.corners} className={`${at.corners.className} ${figure}`} tabIndex={-1}>
        <LiveText id={match.id} field="corners" base={match.corners} text={pairText} />
      </td>
      {pricedCells(at).map(({ market, cells }) => (
        <MarketCells key={market} match={match} market={market} cells={cells} result={kind === 'finished' ? score : null} />
      ))}
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
