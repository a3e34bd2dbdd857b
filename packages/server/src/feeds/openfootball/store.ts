import { and, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { type FeedEvent, type MatchUpdate, competitions, matchEvents, matches } from '../../modules/sport/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Transaction } from '../../ports/database/database.ts';
import { createMatchesRepository } from '../../modules/matches/index.ts';
import { matchPlacings, pointsDeductions, knownDeductions } from '../../modules/competitions/index.ts';
import { identify } from '../files/identify.ts';
import { planSeason, type PlannedMatch } from './plan.ts';
import type { ReadSeason } from './read.ts';
import { spelling } from '../files/spelling.ts';
import { knownTeam, newTeam } from './teams.ts';

/** What an import did. */
export interface Stored {
  competition: string;
  season: string;
  matches: number;
  added: number;
  changed: number;
  events: number;
  teams: number;
  /** Matches left out because their teams are not known yet. */
  waiting: number;
  /** Teams of which nothing was known but the name in the file. */
  newTeams: { id: string; name: string }[];
}

/** What a result of a match is compared by. */
const resultOf = ({ status, score, half, penalties }: Pick<MatchUpdate, 'status' | 'score' | 'half' | 'penalties'>) => ({ status, score, half, penalties });
const storedResult = ({ status, homeScore, awayScore, half, penalties }: typeof matches.$inferSelect) => resultOf({ status, score: homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore }, half, penalties });

const updateOf = ({ fixture, outcome }: PlannedMatch, version: number): MatchUpdate => ({ ...resultOf(outcome), matchId: fixture.id, version, minute: null, added: 0, counts: null, events: [] });

const eventKey = ({ id, kind, side, minute, added, player, homeScore, awayScore }: Pick<FeedEvent, 'id' | 'kind' | 'side' | 'minute' | 'added' | 'player' | 'homeScore' | 'awayScore'>) => [id, kind, side, minute, added, player?.en, homeScore, awayScore].join('|');

/** Stores the goals of the matches whose goals are others than the stored ones; gives the ids of these matches. */
async function storeGoals(tx: Transaction, planned: readonly PlannedMatch[]): Promise<Set<string>> {
  const stored = await tx.select().from(matchEvents).where(inArray(matchEvents.matchId, planned.map(({ fixture }) => fixture.id)));
  const known = Map.groupBy(stored, ({ matchId }) => matchId);
  const other = planned.filter(({ fixture, events }) => !isDeepStrictEqual(new Set(events.map(eventKey)), new Set((known.get(fixture.id) ?? []).map(eventKey))));
  if (other.length === 0) return new Set();
  const ids = other.map(({ fixture }) => fixture.id);
  await tx.delete(matchEvents).where(inArray(matchEvents.matchId, ids));
  await createMatchesRepository(tx).insertEvents(tx, other.flatMap(({ fixture, events }) => events.map((event) => ({ ...event, matchId: fixture.id }))));
  return new Set(ids);
}

async function storePlacings(tx: Transaction, planned: readonly PlannedMatch[]): Promise<Set<string>> {
  const stored = await tx.select().from(matchPlacings).where(inArray(matchPlacings.matchId, planned.map(({ fixture }) => fixture.id)));
  const known = new Map(stored.map((placing) => [placing.matchId, placing]));
  const other = planned.map(({ placing }) => placing).filter((placing) => !isDeepStrictEqual({ ...placing }, known.get(placing.matchId)));
  for (const placing of other) await tx.insert(matchPlacings).values(placing).onConflictDoUpdate({ target: matchPlacings.matchId, set: placing });
  return new Set(other.map(({ matchId }) => matchId));
}

/** Writes a season through the tables that every feed writes, in the given transaction; what is as before is not touched. No topic is told: nobody follows matches of years ago. */
export async function storeSeason(tx: Transaction, { clock }: Pick<Platform, 'clock'>, read: ReadSeason): Promise<Stored> {
  const { competition, area } = read.source;
  const now = clock.now();
  const repository = createMatchesRepository(tx);
  await tx.insert(competitions).values(competition).onConflictDoNothing();
  const { ids, created } = await identify(tx, area, read.matches.flatMap(({ home, away }) => [home, away]), now, (name) => knownTeam(area, name), (name) => newTeam(area, name));
  const planned = planSeason(read, (name) => ids.get(spelling(name)) ?? '');

  const stored = new Map((await tx.select().from(matches).where(and(eq(matches.competitionId, competition.id), eq(matches.season, read.season)))).map((match) => [match.id, match]));
  const moved = planned.filter(({ fixture }) => {
    const before = stored.get(fixture.id);
    return !before || before.kickoffAt !== fixture.kickoffAt || !isDeepStrictEqual(before.roundNames, fixture.roundNames);
  });
  await repository.upsertFixtures(moved.map(({ fixture }) => fixture), now);
  const told = planned.filter(({ fixture, outcome }) => {
    const before = stored.get(fixture.id);
    return before ? !isDeepStrictEqual(storedResult(before), resultOf(outcome)) : outcome.status !== 'scheduled';
  });
  await repository.applyUpdates(tx, told.map((match) => updateOf(match, (stored.get(match.fixture.id)?.version ?? 0) + 1)), now);
  const placed = await storePlacings(tx, planned);
  const scored = await storeGoals(tx, planned);

  const teamIds = new Set(ids.values());
  const taken = knownDeductions.filter(({ competitionId, season, teamId }) => competitionId === competition.id && season === read.season && teamIds.has(teamId));
  if (taken.length > 0) await tx.insert(pointsDeductions).values(taken).onConflictDoNothing();

  const touched = new Set([...moved, ...told].map(({ fixture }) => fixture.id).concat([...placed], [...scored]));
  const added = planned.filter(({ fixture }) => !stored.has(fixture.id)).length;
  return { competition: competition.names.en, season: read.season, matches: planned.length, added, changed: touched.size - added, events: planned.reduce((sum, { events }) => sum + events.length, 0), teams: teamIds.size, waiting: read.waiting, newTeams: created.map(({ id, names }) => ({ id, name: names.en })) };
}
