import type { Match } from '@pitchside/api/scores/matches';
import { aliasedTable, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { local, type Localizable } from '../../../text/local.ts';
import { rooms } from '../../live/room/index.ts';
import { countryId, competitions, matches, teams } from '../sport/index.ts';

const home = aliasedTable(teams, 'home');
const away = aliasedTable(teams, 'away');

type TeamRow = typeof teams.$inferSelect;

/** A match with everything that its table row shows. */
export interface MatchRow {
  match: typeof matches.$inferSelect;
  competition: typeof competitions.$inferSelect;
  home: TeamRow;
  away: TeamRow;
  roomCount: number;
}

/** The common query of all lists of matches; callers add where, order and limit. */
export const selectRows = (db: Database | Transaction) =>
  db
    .select({
      match: getTableColumns(matches),
      competition: getTableColumns(competitions),
      home: getTableColumns(home),
      away: getTableColumns(away),
      roomCount: sql<number>`(select count(*)::int from ${rooms} where ${rooms.matchId} = ${matches.id} and ${rooms.status} = 'live')`,
    })
    .from(matches)
    .innerJoin(competitions, eq(competitions.id, matches.competitionId))
    .innerJoin(home, eq(home.id, matches.homeId))
    .innerJoin(away, eq(away.id, matches.awayId))
    .$dynamic();

/** A team in wire format. */
export const describeTeam = ({ id, names, shortNames, colors, logo }: TeamRow): Localizable<Match['home']> => ({
  id,
  name: local(names),
  short_name: local(shortNames),
  short_name_zh: shortNames.zh,
  colors: [...colors],
  logo,
});

/** A match in wire format. */
export function describeMatch({ match, competition, home: homeTeam, away: awayTeam, roomCount }: MatchRow): Localizable<Match> {
  return {
    id: match.id,
    sport: match.sport,
    competition: {
      id: competition.id,
      name: local(competition.names),
      short_name: local(competition.shortNames),
      country_id: countryId(competition.countryNames),
      country: local(competition.countryNames),
      color: competition.color,
      tier: competition.tier,
    },
    round: local(match.roundNames),
    home: describeTeam(homeTeam),
    away: describeTeam(awayTeam),
    status: match.status,
    kickoff_at: match.kickoffAt,
    minute: match.minute,
    added: match.added,
    home_score: match.homeScore,
    away_score: match.awayScore,
    half: match.half,
    penalties: match.penalties,
    ...(match.regular && { regular: match.regular }),
    ...(match.firstLeg && { first_leg: match.firstLeg }),
    counts: match.counts,
    is_hot: match.isHot,
    is_simulated: match.isSimulated,
    room_count: roomCount,
    version: match.version,
    ...(match.staleSince !== null && { stale_since: match.staleSince }),
    ...match.detail,
  };
}
