import { sql } from 'drizzle-orm';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { pointsDeductions } from '../competitions/index.ts';
import { type Actor, createOperatorLog, subjectOf } from '../../desk/operations/index.ts';
import { matches } from '../sport/index.ts';

/** Error: the team has no match in the season. */
export class NotDeducted extends Error {
  override readonly name = 'NotDeducted';
}

/** Sets the points deducted from a team in a season, replacing the former value; 0 removes it. The reason is shown under the table. */
export async function deduct(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  deduction: typeof pointsDeductions.$inferInsert,
  by: Actor,
): Promise<void> {
  const { competitionId, season, teamId, points, reasonNames } = deduction;
  await db.transaction(async (tx) => {
    await takeTurn(tx, 'imports');
    const [played] = await tx
      .select({ id: matches.id })
      .from(matches)
      .where(
        sql`${matches.competitionId} = ${competitionId} and ${matches.season} = ${season} and ${teamId} in (${matches.homeId}, ${matches.awayId})`,
      )
      .limit(1);
    if (!played) throw new NotDeducted(`${teamId} plays no match of ${competitionId} ${season}`);
    await tx
      .insert(pointsDeductions)
      .values(deduction)
      .onConflictDoUpdate({
        target: [pointsDeductions.competitionId, pointsDeductions.season, pointsDeductions.teamId],
        set: { points, reasonNames },
      });
    await createOperatorLog({ db, clock }).append(tx, by, {
      group: 'data',
      act: 'deduct',
      subject: [subjectOf('deduction'), subjectOf('team', teamId), subjectOf('competition', `${competitionId} ${season}`)],
      note: `-${points}`,
      reason: reasonNames,
    });
  });
}
