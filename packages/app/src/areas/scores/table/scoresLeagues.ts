import { byRenown, type Competition, type Match } from '@pitchside/api/scores/matches';
import type { ScoreTab } from './scoresPlace.ts';
import { blocksOf } from './scoresSections.ts';

/** One league of a table with its running, upcoming and finished matches. */
export interface LeagueBlock {
  competition: Competition;
  /** The round that all its matches belong to; empty where they do not. */
  round: string;
  ids: string[];
}

/** Groups matches by league: pinned leagues on top, the others by importance. */
export function leaguesOf(
  list: readonly Match[],
  tab: ScoreTab,
  pinned: ReadonlySet<string>,
  now: number,
): { pinned: string[]; leagues: LeagueBlock[] } {
  const byId = new Map(list.map((match) => [match.id, match]));
  const blocks = blocksOf(list, tab, pinned, now);
  const leagues = new Map<string, { competition: Competition; rounds: Set<string>; ids: string[] }>();
  for (const id of blocks.filter(({ group }) => group !== 'pinned').flatMap(({ ids }) => ids)) {
    const match = byId.get(id);
    if (!match) continue;
    const { competition, round } = match;
    const own = leagues.get(competition.id) ?? { competition, rounds: new Set(), ids: [] };
    leagues.set(competition.id, own);
    own.rounds.add(round);
    own.ids.push(id);
  }
  return {
    pinned: blocks.find(({ group }) => group === 'pinned')?.ids ?? [],
    leagues: [...leagues.values()]
      .sort((one, other) => byRenown(one.competition, other.competition))
      .map(({ competition, rounds, ids }) => ({ competition, round: rounds.size === 1 ? ([...rounds][0] ?? '') : '', ids })),
  };
}
