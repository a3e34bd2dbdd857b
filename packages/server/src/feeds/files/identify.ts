import { and, eq, inArray } from 'drizzle-orm';
import { type FeedTeam, teams } from '../../modules/sport/index.ts';
import type { Transaction } from '../../ports/database/database.ts';
import { teamAliases } from '../../modules/competitions/index.ts';
import { applyPast } from '../../modules/matches/index.ts';
import { spelling } from '../../text/spelling.ts';

/**
 * Finds the team of every name: by the table of aliases of an area, else as `known`, else as the team that `create` makes;
 * whatever was not in the table is written there. `ids` is by the spelling of the name.
 */
export async function identify(
  tx: Transaction,
  area: string,
  names: readonly string[],
  now: number,
  known: (name: string) => FeedTeam | undefined,
  create: (name: string) => FeedTeam,
): Promise<{ ids: Map<string, string>; created: FeedTeam[] }> {
  const spelled = new Map(names.map((name) => [spelling(name), name]));
  const rows = await tx
    .select()
    .from(teamAliases)
    .where(and(eq(teamAliases.area, area), inArray(teamAliases.name, [...spelled.keys()])));
  const ids = new Map(rows.map(({ name, teamId }) => [name, teamId]));
  const named = [...spelled].flatMap(([name, written]) => {
    if (ids.has(name)) return [];
    const familiar = known(written);
    return [{ name, written, isFamiliar: familiar !== undefined, team: familiar ?? create(written) }];
  });
  if (named.length === 0) return { ids, created: [] };
  // A team that is there keeps what other sources said of it.
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
  const fresh = new Map(named.flatMap(({ team, isFamiliar }) => (there.has(team.id) ? [] : [[team.id, { team, isFamiliar }] as const])));
  await applyPast(tx, now, { teams: [...fresh.values()].map(({ team }) => team) });
  await tx.insert(teamAliases).values(named.map(({ name, written, team }) => ({ area, name, teamId: team.id, written, createdAt: now })));
  for (const { name, team } of named) ids.set(name, team.id);
  return { ids, created: [...fresh.values()].filter(({ isFamiliar }) => !isFamiliar).map(({ team }) => team) };
}
