import type { PlaceAfter, SeasonTeam } from '@pitchside/api/scores/competitions';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import type { Result } from '@pitchside/ui/LeagueTable';
import type { SeasonLineMatch } from '@pitchside/ui/SeasonLine';
import { detailHref } from '../matchLinks.ts';
import { isOver, resultOf } from '../base/opponent.ts';
import { scoreView } from '../match.presenter.ts';

/** Played and upcoming matches of a season line. */
const [linePlayed, lineComing] = [12, 5];

/** The last match, the one that is on and the next one, of matches by kick-off. */
export const aroundNow = (matches: readonly Match[]) => ({
  last: matches.findLast((match) => isOver(match) && match.home_score !== null),
  now: matches.find(({ status }) => matchPhase(status) === 'playing'),
  next: matches.find(({ status }) => matchPhase(status) === 'before'),
});

/** Last results of a team, newest first. */
export const formOf = (matches: readonly Match[], teamId: string, most: number): Result[] =>
  matches
    .flatMap((match) => resultOf(match, teamId) ?? [])
    .slice(-most)
    .toReversed();

/**
 * Matches of a season around the present, as one line.
 * @param dayOf formats the day of an upcoming match
 */
export function seasonLineOf(
  matches: readonly Match[],
  places: readonly PlaceAfter[],
  teamId: string,
  dayOf: (at: number) => string,
): SeasonLineMatch[] {
  const known = new Map(places.map(({ match_id, position }) => [match_id, position]));
  const shown = matches.filter(({ status }) => matchPhase(status) !== 'off');
  const firstComing = shown.findIndex(({ status }) => matchPhase(status) === 'before');
  const begun = firstComing < 0 ? shown.length : firstComing;
  return shown.slice(Math.max(0, begun - linePlayed), begun + lineComing).map((match) => {
    const { home, away, score } = scoreView(match);
    const isHome = home.id === teamId;
    const result = resultOf(match, teamId);
    const place = result && known.get(match.id);
    const text = score ? (isHome ? `${score.home}-${score.away}` : `${score.away}-${score.home}`) : dayOf(match.kickoff_at);
    return {
      id: match.id,
      href: detailHref(match),
      opponent: isHome ? away : home,
      isHome,
      text,
      ...(result && { result }),
      ...(matchPhase(match.status) === 'playing' && { live: true }),
      ...(place !== undefined && { place }),
    };
  });
}

/** Neighbours of a line: so many lines of a table with it in the middle, as far as the table goes. */
export function around<Line>(lines: readonly Line[], isOwn: (line: Line) => boolean, most: number): readonly Line[] {
  const own = lines.findIndex(isOwn);
  const from = Math.max(0, Math.min(own - Math.floor(most / 2), lines.length - most));
  return own < 0 ? [] : lines.slice(from, from + most);
}

/** A figure of a team a match; undefined where nobody counted. */
export const perMatch = (value: number, matches: number): number | undefined => (matches === 0 ? undefined : value / matches);

/** A figure of a team and of all others; undefined where that of the team is not known. */
export function figureOf(list: readonly SeasonTeam[], teamId: string, figure: (team: SeasonTeam) => number | undefined) {
  const own = list.find(({ team }) => team.id === teamId);
  const value = own && figure(own);
  return value === undefined ? undefined : { own: value, others: list.flatMap((one) => (one === own ? [] : (figure(one) ?? []))) };
}
