import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { say } from '../../catalogue/football/football.types.ts';
import {
  type FeedCompetition,
  type FeedEvent,
  type FeedFixture,
  type MatchUpdate,
  competitions,
  matches,
  matchSheets,
} from '../../modules/scores/sport/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Transaction } from '../../ports/database/database.ts';
import { applyPast } from '../../modules/scores/matches/index.ts';
import { broken } from '../files/broken.ts';
import { identify } from '../files/identify.ts';
import { spelling } from '../../text/spelling.ts';
import type { ReadDota } from './read.ts';
import { dotaArea, knownDotaTeam, newDotaTeam } from './teams.ts';

/** Result of importing one match. */
export interface StoredDota {
  /** Id under which the match is opened. */
  id: string;
  title: string;
  outcome: 'added' | 'changed' | 'as before';
  newTeams: { id: string; name: string }[];
}

/** The tournament by its number; records of Valve's API do not contain its name. */
function competitionOf({ league: { id, name } }: ReadDota): FeedCompetition {
  const names = name
    ? say(name, name)
    : id > 0
      ? say(`Dota 2 赛事 ${id}`, `Dota 2 tournament ${id}`, `Giải Dota 2 số ${id}`)
      : say('Dota 2 比赛', 'Dota 2 matches', 'Trận đấu Dota 2');
  return {
    id: `dota2-${id}`,
    sport: 'esports',
    names,
    shortNames: name ? names : say('DOTA2', 'DOTA2'),
    countryNames: say('国际', 'International', 'Quốc tế'),
    color: '#a1301f',
    tier: 2,
  };
}

function eventsOf(id: string, { beganAt, seconds, winner }: ReadDota): FeedEvent[] {
  const score = { homeScore: winner === 'home' ? 1 : 0, awayScore: winner === 'away' ? 1 : 0 };
  const event = (name: 'map_start' | 'map_end' | 'series_end', at: number, minute: number, more: Partial<FeedEvent> = {}): FeedEvent => ({
    id: `${id}-${name}`,
    kind: name,
    side: winner,
    minute,
    added: 0,
    player: null,
    otherPlayer: null,
    ...score,
    at,
    part: 1,
    ...more,
  });
  const [end, minute] = [beganAt + seconds * 1_000, Math.floor(seconds / 60)];
  return [
    event('map_start', beganAt, 0, { side: null, homeScore: 0, awayScore: 0 }),
    event('map_end', end, minute),
    event('series_end', end, minute),
  ];
}

/** Writes a match and its sheet by the path of every source, in the given transaction; unchanged rows are not touched. */
export async function storeDota(tx: Transaction, { clock }: Pick<Platform, 'clock'>, read: ReadDota): Promise<StoredDota> {
  const now = clock.now();
  const competition = competitionOf(read);
  const names = [read.home, read.away].map((written) => ({ area: dotaArea, name: written, written }));
  const { ids, created } = await identify(tx, names, now, knownDotaTeam, newDotaTeam);
  const [homeId, awayId] = [ids.get(spelling(read.home)) ?? '', ids.get(spelling(read.away)) ?? ''];
  const title = `${read.home} v ${read.away}`;
  if (homeId === awayId) throw broken('sameTeam').of(`match ${read.matchId}, ${title}`);

  const id = `od-${read.matchId}`;
  const { matchId, beganAt, seconds, winner, score, gold, sheet } = read;
  const esports = (maps: NonNullable<FeedFixture['detail']>['esports']) => ({ esports: maps });
  const fixture: FeedFixture = {
    id,
    sport: 'esports',
    competitionId: competition.id,
    season: String(new Date(beganAt).getUTCFullYear()),
    roundNames: say(`比赛 ${matchId}`, `Match ${matchId}`, `Trận ${matchId}`),
    homeId,
    awayId,
    kickoffAt: beganAt,
    isHot: false,
    isSimulated: false,
    detail: esports({ game: 'dota2', best_of: 1, maps: [] }),
  };
  const result = {
    status: 'finished' as const,
    score: { home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 },
    detail: esports({ game: 'dota2', best_of: 1, maps: [{ score, winner, began_at: beganAt, seconds, gold }] }),
  };
  const series = { series: { game: 'dota2' as const, maps: [sheet] } };

  const [before] = await tx
    .select({ match: matches, sheet: matchSheets.sheet })
    .from(matches)
    .leftJoin(matchSheets, eq(matchSheets.matchId, matches.id))
    .where(eq(matches.id, id));
  if (before && (before.match.homeId !== homeId || before.match.awayId !== awayId))
    throw broken('otherTeams').of(`match ${matchId}, ${title}`);
  const stored = before && {
    status: before.match.status,
    score: { home: before.match.homeScore, away: before.match.awayScore },
    detail: before.match.detail,
    at: before.match.kickoffAt,
    sheet: before.sheet,
  };
  const isSame = isDeepStrictEqual(stored, { ...result, at: beganAt, sheet: series });
  const answer = {
    id,
    title: `${competition.names.en}: ${title}`,
    newTeams: created.map((team) => ({ id: team.id, name: team.names.en })),
  };
  if (isSame) return { ...answer, outcome: 'as before' };
  const version = (before?.match.version ?? 0) + 1;
  const update: MatchUpdate = {
    matchId: id,
    version,
    ...result,
    minute: null,
    added: 0,
    half: null,
    penalties: null,
    counts: null,
    sheet: series,
    events: eventsOf(id, read),
  };
  const [known] = await tx.select({ id: competitions.id }).from(competitions).where(eq(competitions.id, competition.id));
  await applyPast(tx, now, { competitions: known ? [] : [competition], fixtures: [fixture], updates: [update] });
  return { ...answer, outcome: before ? 'changed' : 'added' };
}
