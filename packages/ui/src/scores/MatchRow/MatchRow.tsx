import { memo, useContext, type KeyboardEvent } from 'react';
import type { Score, Side } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { leagueColor } from '../../pictures/badge.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { ScoreBox, useMatchSentence, useScored } from '../Scorebug/index.ts';
import { TimeZoneContext } from './context.ts';
import { LiveLink, PinButton, StarButton } from './MatchActions.tsx';
import { cell, league, leagueStripe, number, row, scoreLink } from './MatchRow.css.ts';
import { MatchSide } from './MatchSide.tsx';
import { MatchState } from './MatchState.tsx';
import { column } from './MatchTable.css.ts';
import type { MatchRowItem } from './match.ts';

export interface MatchRowProps {
  match: MatchRowItem;
  /** The viewer collects this match; default false. */
  starred?: boolean;
  /** Called with the match and whether it should be collected from now on. */
  onStar: (id: string, starred: boolean) => void;
  /** The match stands in the pinned group; default false. */
  pinned?: boolean;
  /** Called with the match and whether it should be pinned from now on; without it there is no pin. */
  onPin?: (id: string, pinned: boolean) => void;
  /** The side that has just scored. Left out, the row notices a goal by itself and shows it for 4 s; null shows none. */
  scored?: Side | null;
}

const pair = (score: Score | undefined) => (score ? `${score.home}-${score.away}` : '');

/** One football match in the score table. Nothing in it moves when figures change; the key S collects the match while the row has the focus. */
export const MatchRow = memo(function MatchRow({ match, starred = false, onStar, pinned = false, onPin, scored }: MatchRowProps) {
  const timeZone = useContext(TimeZoneContext);
  const format = useFormat(timeZone);
  const sentence = useMatchSentence(timeZone);
  const hit = useScored(match.score, scored);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStar(match.id, !starred);
  }

  return (
    <tr className={row[hit ? 'scored' : 'still']} style={teamColors(match.home, match.away, hit)} onKeyDown={handleKeyDown}>
      <td className={cell.middle}>
        <StarButton match={match} starred={starred} onStar={onStar} />
      </td>
      <td className={`${cell.start} ${column.league}`}>
        <span className={league} title={match.league.name}>
          <LeagueStripe id={match.league.id} color={match.league.color} />
          {match.league.name}
        </span>
      </td>
      <td className={`${number} ${column.time}`}>{format.time(match.kickoffAt)}</td>
      <td className={cell.middle}>
        <MatchState match={match} hit={hit} />
      </td>
      <MatchSide match={match} side="home" hit={hit} />
      <td className={cell.middle}>
        <a className={scoreLink} href={match.href}>
          <span className={visuallyHidden}>{sentence(match)}</span>
          <ScoreBox score={match.score} status={match.status} hit={hit} />
        </a>
      </td>
      <MatchSide match={match} side="away" hit={hit} />
      <td className={`${number} ${column.halfTime}`}>{pair(match.halfTime)}</td>
      <td className={`${number} ${column.corners}`}>{pair(match.corners)}</td>
      <td className={cell.middle}>{match.live && <LiveLink match={match} live={match.live} />}</td>
      <td className={`${cell.middle} ${column.pin}`}>{onPin && <PinButton match={match} pinned={pinned} onPin={onPin} />}</td>
    </tr>
  );
});

function LeagueStripe({ id, color }: { id: string; color?: string }) {
  return <span className={leagueStripe} style={{ background: leagueColor(id, color) }} />;
}
