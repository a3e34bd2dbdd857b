import { and, asc, eq, gt } from 'drizzle-orm';
import type { Platform } from '../../../../platform/platform.ts';
import { systemSettings } from '../../../desk/system/index.ts';
import { users } from '../../member/index.ts';
import { readPhone } from './phone.ts';

/** Key of the setting that marks this as done. */
const done = 'phones_have_one_spelling';
const atOnce = 1_000;

/** Whether an error is PostgreSQL's unique violation. */
const isTaken = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === '23505') || ('cause' in error && isTaken(error.cause)));

/**
 * Normalizes the mobile numbers of older accounts, once per site. Safe to interrupt and to run on several nodes.
 * When two accounts turn out to share a number, the one that is already normalized keeps it, otherwise the older one. The other account
 * keeps its old spelling, can still sign in with it, and is logged.
 */
export async function respellPhones({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  const [known] = await db.select().from(systemSettings).where(eq(systemSettings.key, done));
  if (known) return;
  for (let after = 0; ;) {
    const members = await db
      .select({ id: users.id, mobile: users.mobile })
      .from(users)
      .where(gt(users.id, after))
      .orderBy(asc(users.id))
      .limit(atOnce);
    for (const { id, mobile } of members) {
      const phone = readPhone(mobile);
      if (phone === undefined || phone === mobile) continue;
      try {
        await db
          .update(users)
          .set({ mobile: phone })
          .where(and(eq(users.id, id), eq(users.mobile, mobile)));
      } catch (error) {
        if (!isTaken(error)) throw error;
        log.warn({ member: id }, 'two accounts have one phone; this one keeps its own spelling');
      }
    }
    const last = members.at(-1);
    if (!last) break;
    after = last.id;
  }
  await db.insert(systemSettings).values({ key: done, value: true }).onConflictDoNothing();
}
