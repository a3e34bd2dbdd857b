import { and, eq, inArray } from 'drizzle-orm';
import { demoMembers } from '../demo/members.ts';
import { users } from '../modules/member/member/index.ts';
import { ledgerTransfers } from '../modules/money/ledger/index.ts';
import type { Database } from '../ports/database/database.ts';
import { realMoney, SettingError, type Settings } from '../settings.ts';

/**
 * Refuses real payments beside members who were given diamonds at the start of a demo world: those count as bought, and what is spent of
 * them becomes income that can be withdrawn. A demo world that is switched off leaves its members in the database.
 * @throws SettingError naming the setting that takes real money
 */
export async function requirePaidDiamonds(settings: Settings, db: Database): Promise<void> {
  const paid = realMoney(settings);
  if (paid === undefined) return;
  // The documented members come first in every demo world, and are found by an index.
  const mobiles = demoMembers.map(({ mobile }) => `86-${mobile}`);
  const [invented] = await db
    .select({ id: ledgerTransfers.id })
    .from(users)
    .innerJoin(ledgerTransfers, and(eq(ledgerTransfers.memberId, users.id), eq(ledgerTransfers.kind, 'opening')))
    .where(inArray(users.mobile, mobiles))
    .limit(1);
  if (invented)
    throw new SettingError(
      `${paid} takes real money, and the database holds members of a demo world with diamonds that nobody paid for: begin with an empty database (DATABASE_URL or PITCHSIDE_DATA)`,
    );
}
