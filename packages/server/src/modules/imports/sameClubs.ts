import { eq, inArray, sql } from 'drizzle-orm';
import { writings } from '../../catalogue/football/aliases.data.ts';
import type { Platform } from '../../platform/platform.ts';
import { slug } from '../../text/spelling.ts';
import { knownDeductions, pointsDeductions } from '../competitions/index.ts';
import type { SiteReason } from '@pitchside/api/operations';
import { systemActor } from '../operations/index.ts';
import { matches, teams } from '../sport/index.ts';
import { mergeTeams, NotMerged } from './merge.ts';

/** Most characters of an area in an id that is made from a name. */
const longestArea = 12;

/** The id that a club gets of which nothing is known but its name. */
export const idOfName = (area: string, name: string): string => `${area.slice(0, longestArea)}-${slug(name)}`;

/** Ids that clubs got before their names were known, with the ids that they have. */
const sameClubs = new Map(
  Object.entries(writings).flatMap(([area, clubs]) =>
    Object.entries(clubs).flatMap(([id, names]) => names.map((name) => [idOfName(area, name), id] as const)),
  ),
);

/** Makes one of clubs that came in twice, once under a name that nobody knew then. Harmless to repeat. */
export async function mergeSameClubs(platform: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const { db } = platform;
  const there = await db
    .select()
    .from(teams)
    .where(inArray(teams.id, [...sameClubs.keys()]));
  let merged = 0;
  for (const team of there) {
    const into = sameClubs.get(team.id);
    if (!into || into === team.id) continue;
    await db
      .insert(teams)
      .values({ ...team, id: into })
      .onConflictDoNothing();
    try {
      await mergeTeams(platform, team.id, into, systemActor, 'same_club' satisfies SiteReason);
      merged += 1;
    } catch (error) {
      if (!(error instanceof NotMerged)) throw error;
    }
  }
  return merged;
}

/** Writes the deductions that are known of seasons which are there; what stands in the table holds. */
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
