import { eq, inArray } from 'drizzle-orm';
import { teamAliases } from '../../modules/scores/competitions/index.ts';
import {
  bareName,
  catalogued,
  type FileAsks,
  type FileDecisions,
  nameDistance,
  teamNamed,
  teamNearlyNamed,
} from '../../modules/scores/imports/index.ts';
import { type FeedTeam, teams } from '../../modules/scores/sport/index.ts';
import type { Transaction } from '../../ports/database/database.ts';
import type { Names } from '../../text/local.ts';
import { spelling } from '../../text/spelling.ts';
import { broken } from '../files/broken.ts';
import type { WrittenTeam } from '../files/identify.ts';
import type { ReadMatch, ReadSeason } from './read.ts';
import { pairOf } from './repeats.ts';
import { isDoubleRound } from './shape.ts';
import { newTeam } from './teams.ts';

/** Matches of a league that occur more than once: in one round, or anywhere where everybody meets everybody at home once. */
export function repeatsOf(read: ReadSeason): FileAsks['pairs'] {
  const league = read.matches.filter(({ round: { stage } }) => stage === 'league' || stage === 'group');
  const isOnce = isDoubleRound(read);
  const isRepeat = (same: readonly ReadMatch[]) =>
    same.length > 1 && (isOnce || new Set(same.map(({ round }) => round.order)).size < same.length);
  return [...Map.groupBy(league, ({ home, away }) => pairOf(home, away)).values()].filter(isRepeat).map((same) => ({
    home: same[0]?.home ?? '',
    away: same[0]?.away ?? '',
    days: same.map(({ day, outcome: { score } }) => ({ day, score: score && `${score.home}-${score.away}` })),
  }));
}

/** A team that a name may mean. */
interface Candidate {
  id: string;
  area: string;
  written: string;
  names: Names;
  team: FeedTeam;
}

async function candidatesIn(tx: Transaction, areas: readonly string[]): Promise<Candidate[]> {
  const rows = await tx
    .select({ area: teamAliases.area, written: teamAliases.written, team: teams })
    .from(teamAliases)
    .innerJoin(teams, eq(teams.id, teamAliases.teamId))
    .where(inArray(teamAliases.area, [...areas]));
  const stored = rows.map(({ area, written, team }) => ({ id: team.id, area, written, names: team.names, team }));
  const known = areas.flatMap((area) =>
    [...catalogued(area)].map(([written, team]) => ({ id: team.id, area, written, names: team.names, team })),
  );
  return [...stored, ...known];
}

/**
 * Finds the known team for each name that no team has to the letter: one whose name differs only in the usual additions of clubs, in the
 * catalogue or in earlier files of the same country. An opponent in the file is never that team.
 */
export async function familiarTeams(
  tx: Transaction,
  read: Pick<ReadSeason, 'matches'>,
  names: readonly WrittenTeam[],
): Promise<(name: WrittenTeam) => FeedTeam | undefined> {
  const candidates = await candidatesIn(tx, [...new Set(names.map(({ area }) => area))]);
  const key = (area: string, name: string) => `${area} ${name}`;
  const exact = new Map(candidates.map(({ area, written, team }) => [key(area, spelling(written)), team]));
  const bare = Map.groupBy(candidates, ({ area, written }) => key(area, bareName(written)));
  const exactly = ({ area, name }: WrittenTeam) => exact.get(key(area, spelling(name))) ?? teamNamed(area, name);
  const byWritten = new Map(names.map((name) => [spelling(name.written), exactly(name)?.id]));
  const meets = (name: WrittenTeam, id: string) =>
    read.matches.some(({ home, away }) => {
      const [one, other] = [spelling(home), spelling(away)];
      const own = spelling(name.written);
      return (one === own && byWritten.get(other) === id) || (other === own && byWritten.get(one) === id);
    });
  function nearly(name: WrittenTeam): FeedTeam | undefined {
    const { area } = name;
    if (area === 'international') return undefined;
    const same = bare.get(key(area, bareName(name.name))) ?? [];
    const [only, other] = new Map(same.map(({ id, team }) => [id, team])).values();
    return teamNearlyNamed(area, name.name) ?? (other ? undefined : only);
  }
  return (name) => {
    const near = nearly(name);
    return exactly(name) ?? (near && !meets(name, near.id) ? near : undefined);
  };
}

/**
 * Names that made a new team and are close to that of another, which it never meets.
 * @param ids teams by the spelling of the name in the file
 */
export async function teamAsks(
  tx: Transaction,
  read: ReadSeason,
  names: readonly WrittenTeam[],
  ids: ReadonlyMap<string, string>,
  created: readonly FeedTeam[],
): Promise<FileAsks['teams']> {
  if (created.length === 0) return [];
  const idOf = (written: string) => ids.get(spelling(written)) ?? '';
  const played = read.matches.flatMap(({ home, away }) => [[idOf(home), idOf(away)] as const, [idOf(away), idOf(home)] as const]);
  const times = (id: string) => played.filter(([own]) => own === id).length;
  const candidates = await candidatesIn(tx, [...new Set(names.map(({ area }) => area))]);
  const isNew = new Set(created.map(({ id }) => id));
  return names.flatMap(({ area, name, written }) => {
    const own = idOf(written);
    if (!isNew.has(own)) return [];
    const opponents = new Set(played.filter(([id]) => id === own).map(([, other]) => other));
    const [best] = candidates
      .filter(({ id, area: of }) => of === area && id !== own && !opponents.has(id) && (!isNew.has(id) || times(id) > times(own)))
      .map((candidate) => ({ candidate, distance: nameDistance(name, candidate.written) }))
      .filter(({ distance }) => distance < Infinity)
      .sort((one, other) => one.distance - other.distance);
    return best ? [{ written, times: times(own), like: { id: best.candidate.id, names: best.candidate.names } }] : [];
  });
}

/**
 * Maps each spelling of a name to the team that the operator chose: a known one, or a new one of the same file.
 * @throws BrokenFile for a team that is none of these
 */
export async function meantTeams(
  tx: Transaction,
  names: readonly WrittenTeam[],
  decided: FileDecisions['teams'],
): Promise<ReadonlyMap<string, FeedTeam>> {
  if (decided.length === 0) return new Map();
  const wanted = new Set(decided.map(({ id }) => id));
  const rows = await tx
    .select()
    .from(teams)
    .where(inArray(teams.id, [...wanted]));
  const known = [
    ...names.map(newTeam),
    ...names.flatMap(({ area }) => [...catalogued(area).values()]),
    ...rows.filter(({ sport }) => sport === 'football'),
  ];
  const byId = new Map(known.map((team) => [team.id, team]));
  return new Map(
    decided.map(({ written, id }) => {
      const team = byId.get(id);
      if (!team) throw broken('noSuchTeam', { team: id });
      return [spelling(written), team];
    }),
  );
}
