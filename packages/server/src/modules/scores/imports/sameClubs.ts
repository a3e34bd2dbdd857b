import { eq, inArray, sql } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import { knownDeductions, pointsDeductions, teamAliases } from '../competitions/index.ts';
import { applyPast } from '../matches/index.ts';
import type { SiteReason } from '@pitchside/api/desk/operations';
import { systemActor } from '../../desk/operations/index.ts';
import { type FeedTeam, matches, teams } from '../sport/index.ts';
import { catalogued, idOfName, teamNearlyNamed } from './knownTeams.ts';
import { mergeTeams, NotMerged } from './merge.ts';

/** Clubs that were in the catalogue twice: removed id to remaining id. */
const renamed = new Map([['sheff-wednesday', 'sheffield-wed']]);

/** Teams with an id made from a name that now belongs to a catalogue team. */
async function madeFromNames({ db }: Pick<Platform, 'db'>): Promise<Map<string, FeedTeam>> {
  const rows = await db.select({ area: teamAliases.area, written: teamAliases.written, teamId: teamAliases.teamId }).from(teamAliases);
  const made = rows.flatMap(({ area, written, teamId }) => {
    const known = idOfName(area, written) === teamId ? teamNearlyNamed(area, written) : undefined;
    return known && known.id !== teamId ? [[teamId, known] as const] : [];
  });
  const again = [...renamed].flatMap(([id, into]) => {
    const known = [...catalogued('england').values()].find((team) => team.id === into);
    return known ? [[id, known] as const] : [];
  });
  return new Map([...again, ...made]);
}

/** Merges clubs that were imported twice, once under a then unknown name. Idempotent. */
export async function mergeSameClubs(platform: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const { db, clock } = platform;
  const made = await madeFromNames(platform);
  if (made.size === 0) return 0;
  const there = await db
    .select({ id: teams.id })
    .from(teams)
    .where(inArray(teams.id, [...made.keys()]));
  let merged = 0;
  for (const { id } of there) {
    const into = made.get(id);
    if (!into) continue;
    await db.transaction((tx) => applyPast(tx, clock.now(), { teams: [into] }));
    try {
      await mergeTeams(platform, id, into.id, systemActor, 'same_club' satisfies SiteReason);
      merged += 1;
    } catch (error) {
      if (!(error instanceof NotMerged)) throw error;
    }
  }
  return merged;
}

/** Stores the known deductions of existing seasons; keeps existing rows. */
export async function seedDeductions({ db }: Pick<Platform, 'db'>): Promise<void> {
  for (const known of knownDeductions) {
    const [played] = await db
      .select({ id: matches.id })
      .from(matches)
      .where(
        sql`${eq(matches.competitionId, known.competitionId)} and ${eq(matches.season, known.season)} and ${known.teamId} in (${matches.homeId}, ${matches.awayId})`,
      )
      .limit(1);
    if (played) await db.insert(pointsDeductions).values(known).onConflictDoNothing();
  }
}
