import { and, inArray } from 'drizzle-orm';
import { type FeedTeam, teams } from '../../modules/scores/sport/index.ts';
import type { Transaction } from '../../ports/database/database.ts';
import { teamAliases } from '../../modules/scores/competitions/index.ts';
import { applyPast } from '../../modules/scores/matches/index.ts';
import { spelling } from '../../text/spelling.ts';

/** A team as a file names it. */
export interface WrittenTeam {
  /** Area in which the name is looked up: a country, a game. */
  area: string;
  /** The name there. */
  name: string;
  /** Name in the file, which may end in a mark. */
  written: string;
}

/** Key of a name: two countries may have a club of the same name. */
const keyOf = ({ area, name }: Pick<WrittenTeam, 'area' | 'name'>) => `${area} ${spelling(name)}`;

/**
 * Finds the team of every name: by the table of aliases of its area, else by `known`, else the team that `create` makes; new names are
 * added to the table. `ids` is by the spelling of the name in the file.
 */
export async function identify(
  tx: Transaction,
  names: readonly WrittenTeam[],
  now: number,
  known: (name: WrittenTeam) => FeedTeam | undefined,
  create: (name: WrittenTeam) => FeedTeam,
): Promise<{ ids: Map<string, string>; created: FeedTeam[] }> {
  const wanted = new Map(names.map((each) => [keyOf(each), each]));
  const rows = await tx
    .select()
    .from(teamAliases)
    .where(
      and(
        inArray(teamAliases.area, [...new Set(names.map(({ area }) => area))]),
        inArray(teamAliases.name, [...new Set(names.map(({ name }) => spelling(name)))]),
      ),
    );
  const teamIds = new Map(rows.map((row) => [keyOf(row), row.teamId]));
  const idsOfFile = () => new Map(names.map((each) => [spelling(each.written), teamIds.get(keyOf(each)) ?? '']));
  const named = [...wanted].flatMap(([key, each]) => {
    if (teamIds.has(key)) return [];
    const familiar = known(each);
    return [{ key, ...each, isFamiliar: familiar !== undefined, team: familiar ?? create(each) }];
  });
  if (named.length === 0) return { ids: idsOfFile(), created: [] };
  // An existing team keeps the data of other sources.
  const there = new Set(
    (
      await tx
        .select({ id: teams.id })
        .from(teams)
        .where(
          inArray(
            teams.id,
            named.map(({ team }) => team.id),
          ),
        )
    ).map(({ id }) => id),
  );
  // A new team that occurs under a second name as well is new all the same.
  const newLast = named.toSorted((one, other) => Number(other.isFamiliar) - Number(one.isFamiliar));
  const fresh = new Map(newLast.flatMap(({ team, isFamiliar }) => (there.has(team.id) ? [] : [[team.id, { team, isFamiliar }] as const])));
  await applyPast(tx, now, { teams: [...fresh.values()].map(({ team }) => team) });
  await tx
    .insert(teamAliases)
    .values(named.map(({ area, name, team }) => ({ area, name: spelling(name), teamId: team.id, written: name, createdAt: now })));
  for (const { key, team } of named) teamIds.set(key, team.id);
  return { ids: idsOfFile(), created: [...fresh.values()].filter(({ isFamiliar }) => !isFamiliar).map(({ team }) => team) };
}
