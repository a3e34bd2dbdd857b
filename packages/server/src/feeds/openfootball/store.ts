import { and, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { type FeedEvent, type MatchUpdate, competitions, matchEvents, matches, matchPlacings } from '../../modules/scores/sport/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Transaction } from '../../ports/database/database.ts';
import { applyPast, takeBack } from '../../modules/scores/matches/index.ts';
import { pointsDeductions, knownDeductions } from '../../modules/scores/competitions/index.ts';
import type { FileAsks, FileDecisions, FileFault } from '../../modules/scores/imports/index.ts';
import { identify, type WrittenTeam } from '../files/identify.ts';
import { familiarTeams, meantTeams, repeatsOf, teamAsks } from './asks.ts';
import { isOfFiles, pairKey, planSeason, type PlannedMatch } from './plan.ts';
import type { ReadSeason } from './read.ts';
import { refuseShape, shapeFaults } from './shape.ts';
import type { Names } from '../../text/local.ts';
import { spelling } from '../../text/spelling.ts';
import { namesOf, newTeam } from './teams.ts';

/** Result of an import. */
export interface Stored {
  /** Its English name. */
  competition: string;
  names: Names;
  season: string;
  matches: number;
  added: number;
  changed: number;
  /** Matches of earlier files that this one holds no more. */
  removed: number;
  events: number;
  teams: number;
  /** Matches left out because their teams are not known yet. */
  waiting: number;
  /** Teams that were created, with nothing known but the name in the file. */
  newTeams: { id: string; name: string }[];
  /** Questions about the file for somebody to decide. */
  asks: FileAsks;
  /** Faults against the shape of its league. */
  faults: FileFault[];
  /** Finished matches without a half-time score. */
  withoutHalf: number;
  /** Number of the import; null of a rehearsal. */
  importId: number | null;
}

/** Fields by which results are compared. */
const resultOf = ({
  status,
  score,
  half,
  penalties,
  regular = null,
}: Pick<MatchUpdate, 'status' | 'score' | 'half' | 'penalties' | 'regular'>) => ({
  status,
  score,
  half,
  penalties,
  regular,
});
const storedResult = ({ status, homeScore, awayScore, half, penalties, regular }: typeof matches.$inferSelect) =>
  resultOf({
    status,
    score: homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore },
    half,
    penalties,
    regular,
  });

const updateOf = ({ fixture, outcome }: PlannedMatch, version: number): MatchUpdate => ({
  ...resultOf(outcome),
  matchId: fixture.id,
  version,
  minute: null,
  added: 0,
  counts: null,
  events: [],
});

const eventKey = ({
  id,
  kind,
  side,
  minute,
  added,
  player,
  homeScore,
  awayScore,
}: Pick<FeedEvent, 'id' | 'kind' | 'side' | 'minute' | 'added' | 'player' | 'homeScore' | 'awayScore'>) =>
  [id, kind, side, minute, added, player?.en, homeScore, awayScore].join('|');

/** The matches whose goals are others than the stored ones, with the right ones. */
async function otherGoals(tx: Transaction, planned: readonly PlannedMatch[]): Promise<Map<string, PlannedMatch['events']>> {
  const stored = await tx
    .select()
    .from(matchEvents)
    .where(
      inArray(
        matchEvents.matchId,
        planned.map(({ fixture }) => fixture.id),
      ),
    );
  const known = Map.groupBy(stored, ({ matchId }) => matchId);
  const other = planned.filter(
    ({ fixture, events }) => !isDeepStrictEqual(new Set(events.map(eventKey)), new Set((known.get(fixture.id) ?? []).map(eventKey))),
  );
  return new Map(other.map(({ fixture, events }) => [fixture.id, events]));
}

async function storePlacings(tx: Transaction, planned: readonly PlannedMatch[]): Promise<Set<string>> {
  const stored = await tx
    .select()
    .from(matchPlacings)
    .where(
      inArray(
        matchPlacings.matchId,
        planned.map(({ fixture }) => fixture.id),
      ),
    );
  const known = new Map(stored.map((placing) => [placing.matchId, placing]));
  const other = planned.map(({ placing }) => placing).filter((placing) => !isDeepStrictEqual({ ...placing }, known.get(placing.matchId)));
  for (const placing of other)
    await tx.insert(matchPlacings).values(placing).onConflictDoUpdate({ target: matchPlacings.matchId, set: placing });
  return new Set(other.map(({ matchId }) => matchId));
}

/** Entries whose key is unique: a replay has the same pair and round as its first match. */
const onlyOnes = (pairs: readonly (readonly [key: string, id: string])[]) =>
  new Map([...Map.groupBy(pairs, ([key]) => key)].flatMap(([key, own]) => (own.length === 1 && own[0] ? [[key, own[0][1]] as const] : [])));

/** Writes a season by the path of every source, in the given transaction; unchanged rows are not touched. */
export async function storeSeason(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  read: ReadSeason,
  isAnyShape: boolean,
  decided: FileDecisions['teams'] = [],
): Promise<Omit<Stored, 'importId'>> {
  const { competition } = read.source;
  const now = clock.now();
  const [there] = await tx.select({ id: competitions.id }).from(competitions).where(eq(competitions.id, competition.id));
  if (!there) await applyPast(tx, now, { competitions: [competition] });
  const names = namesOf(read);
  const meant = await meantTeams(tx, names, decided);
  const familiar = await familiarTeams(tx, read, names);
  const known = (name: WrittenTeam) => meant.get(spelling(name.written)) ?? familiar(name);
  const { ids, created } = await identify(tx, names, now, known, newTeam);
  const stored = new Map(
    (
      await tx
        .select()
        .from(matches)
        .where(and(eq(matches.competitionId, competition.id), eq(matches.season, read.season)))
    ).map((match) => [match.id, match]),
  );
  const ofFiles = [...stored.values()].filter(({ id }) => isOfFiles(id));
  const planned = planSeason(read, (name) => ids.get(spelling(name)) ?? '', {
    ids: new Set(stored.keys()),
    byPair: onlyOnes(ofFiles.map(({ id, homeId, awayId, roundNames }) => [pairKey(homeId, awayId, roundNames.en), id])),
  });
  const written = new Map(read.matches.flatMap(({ home, away }) => [home, away].map((name) => [ids.get(spelling(name)), name] as const)));
  const faults = shapeFaults(read, planned, (teamId) => written.get(teamId) ?? teamId);
  if (!isAnyShape) refuseShape(faults);
  const held = new Set(planned.map(({ fixture }) => fixture.id));
  const gone = [...stored.keys()].filter((id) => isOfFiles(id) && !held.has(id) && stored.get(id)?.status !== 'cancelled');
  await takeBack(tx, gone, now);
  const moved = planned.filter(({ fixture }) => {
    const before = stored.get(fixture.id);
    return !before || before.kickoffAt !== fixture.kickoffAt || !isDeepStrictEqual(before.roundNames, fixture.roundNames);
  });
  const due = planned.filter(({ fixture, outcome }) => {
    const before = stored.get(fixture.id);
    return before ? !isDeepStrictEqual(storedResult(before), resultOf(outcome)) : outcome.status !== 'scheduled';
  });
  const revised = await otherGoals(tx, planned);
  await applyPast(tx, now, {
    fixtures: moved.map(({ fixture }) => fixture),
    updates: due.map((match) => updateOf(match, (stored.get(match.fixture.id)?.version ?? 0) + 1)),
    revised,
  });
  const placed = await storePlacings(tx, planned);

  const teamIds = new Set(ids.values());
  const taken = knownDeductions.filter(
    ({ competitionId, season, teamId }) => competitionId === competition.id && season === read.season && teamIds.has(teamId),
  );
  if (taken.length > 0) await tx.insert(pointsDeductions).values(taken).onConflictDoNothing();

  const touched = new Set([...moved, ...due].map(({ fixture }) => fixture.id).concat([...placed], [...revised.keys()]));
  const added = planned.filter(({ fixture }) => !stored.has(fixture.id)).length;
  return {
    competition: competition.names.en,
    names: competition.names,
    season: read.season,
    matches: planned.length,
    added,
    changed: touched.size - added,
    removed: gone.length,
    events: planned.reduce((sum, { events }) => sum + events.length, 0),
    teams: teamIds.size,
    waiting: read.waiting,
    faults,
    withoutHalf: planned.filter(({ outcome }) => outcome.status === 'finished' && !outcome.half).length,
    newTeams: created.map((team) => ({ id: team.id, name: team.names.en })),
    asks: { teams: await teamAsks(tx, read, names, ids, created), pairs: repeatsOf(read) },
  };
}
