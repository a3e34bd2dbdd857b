import { msg } from '@lingui/core/macro';
import { and, asc, desc, eq, gt, lt, ne, or } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Handler } from '../../../../platform/handlers.ts';
import type { Database } from '../../../../ports/database/database.ts';
import { type Matches, describeMatch, describeTeam, selectRows, type MatchRow } from '../../matches/index.ts';
import { matches } from '../../sport/index.ts';
import { placesBefore, type Place } from '../places.ts';

const gone = msg`没有找到这场比赛`;

/** Limits of shown matches: form of each side, head-to-head, upcoming, common opponents. */
const shown = { form: 10, meetings: 10, next: 5, common: 8 };
/** Number of a side's last matches that are searched for common opponents. */
const searched = 40;

const plays = (teamId: string) => or(eq(matches.homeId, teamId), eq(matches.awayId, teamId));

/** Common opponents, latest first, with each side's matches against them. */
function opponentsOfBoth(one: { id: string; past: readonly MatchRow[] }, other: { id: string; past: readonly MatchRow[] }) {
  const opponent = (id: string, row: MatchRow) => (row.home.id === id ? row.away : row.home);
  const met = new Map<string, MatchRow[]>();
  for (const row of one.past) met.set(opponent(one.id, row).id, [...(met.get(opponent(one.id, row).id) ?? []), row]);
  const both = new Map<string, { team: MatchRow['home']; home: MatchRow[]; away: MatchRow[] }>();
  for (const row of other.past) {
    const team = opponent(other.id, row);
    const home = met.get(team.id);
    if (!home || team.id === one.id) continue;
    const known = both.get(team.id) ?? { team, home, away: [] };
    both.set(team.id, { ...known, away: [...known.away, row] });
  }
  return [...both.values()];
}

const record = ({ played, won, drawn, lost, goals_for, goals_against, points }: Place['total']) => ({
  played,
  won,
  drawn,
  lost,
  goals_for,
  goals_against,
  points,
});
const standingOf = (place: Place | undefined) =>
  place ? { position: place.position, of: place.of, total: record(place.total), home: record(place.home), away: record(place.away) } : null;

/**
 * Pre-match comparison of two sides. Uses only stored matches that kicked off before this one, so that it does not change during the match.
 */
export function createAnalysis(
  db: Database,
  { row: rowOf, closingLines }: Pick<Matches, 'row' | 'closingLines'>,
): Handler<'matchAnalysis'> {
  const finishedBefore = (at: number) => and(eq(matches.status, 'finished'), lt(matches.kickoffAt, at));
  const past = (teamId: string, at: number) =>
    selectRows(db)
      .where(and(plays(teamId), finishedBefore(at)))
      .orderBy(desc(matches.kickoffAt), asc(matches.id))
      .limit(searched);
  const coming = (teamId: string, matchId: string, at: number) =>
    selectRows(db)
      .where(and(plays(teamId), ne(matches.id, matchId), eq(matches.status, 'scheduled'), gt(matches.kickoffAt, at)))
      .orderBy(asc(matches.kickoffAt), asc(matches.id))
      .limit(shown.next);

  return async function matchAnalysis({ id }) {
    const row = await rowOf(id);
    if (!row) throw new CallError(gone);
    const { kickoffAt, competitionId, season, sport } = row.match;
    const [homeId, awayId] = [row.home.id, row.away.id];
    const [homePast, awayPast, meetings, homeNext, awayNext, places] = await Promise.all([
      past(homeId, kickoffAt),
      past(awayId, kickoffAt),
      selectRows(db)
        .where(and(plays(homeId), plays(awayId), finishedBefore(kickoffAt)))
        .orderBy(desc(matches.kickoffAt), asc(matches.id))
        .limit(shown.meetings),
      coming(homeId, id, kickoffAt),
      coming(awayId, id, kickoffAt),
      placesBefore(db, { competitionId, season, sport }, kickoffAt),
    ]);
    const common = opponentsOfBoth({ id: homeId, past: homePast }, { id: awayId, past: awayPast }).slice(0, shown.common);
    const form = { home: homePast.slice(0, shown.form), away: awayPast.slice(0, shown.form) };
    const listed = new Set(
      [form.home, form.away, meetings, ...common.flatMap(({ home, away }) => [home, away])].flat().map(({ match }) => match.id),
    );
    return {
      match_id: id,
      form: { home: form.home.map(describeMatch), away: form.away.map(describeMatch) },
      meetings: meetings.map(describeMatch),
      common: common.map(({ team, home, away }) => ({
        opponent: describeTeam(team),
        home: home.map(describeMatch),
        away: away.map(describeMatch),
      })),
      next: { home: homeNext.map(describeMatch), away: awayNext.map(describeMatch) },
      standings: { home: standingOf(places.get(homeId)), away: standingOf(places.get(awayId)) },
      lines: await closingLines(sport, [...listed]),
    };
  };
}
