import { and, eq, inArray } from 'drizzle-orm';
import { type FeedTeam, teams } from '../../modules/sport/index.ts';
import type { Transaction } from '../../ports/database/database.ts';
import { teamAliases } from '../../modules/competitions/index.ts';
import { spelling } from './spelling.ts';

/**
 * Finds the team of every name: by the table of aliases of an area, else as `known`, else as the team that `create` makes;
 * whatever was not in the table is written there. `ids` is by the spelling of the name.
 */
export async function identify(tx: Transaction, area: string, names: readonly string[], now: number, known: (name: string) => FeedTeam | undefined, create: (name: string) => FeedTeam): Promise<{ ids: Map<string, string>; created: FeedTeam[] }> {
  const spelled = new Map(names.map((name) => [spelling(name), name]));
  const rows = await tx.select().from(teamAliases).where(and(eq(teamAliases.area, area), inArray(teamAliases.name, [...spelled.keys()])));
  const ids = new Map(rows.map(({ name, teamId }) => [name, teamId]));
  const created: FeedTeam[] = [];
  for (const [name, written] of spelled) {
    if (ids.has(name)) continue;
    const familiar = known(written);
    const team = familiar ?? create(written);
    const [inserted] = await tx.insert(teams).values(team).onConflictDoNothing().returning({ id: teams.id });
    if (!familiar && inserted) created.push(team);
    await tx.insert(teamAliases).values({ area, name, teamId: team.id, written, createdAt: now });
    ids.set(name, team.id);
  }
  return { ids, created };
}
