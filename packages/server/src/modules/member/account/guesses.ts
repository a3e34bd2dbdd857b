import { sql } from 'drizzle-orm';
import { networkOf } from '../../../platform/address.ts';
import { addCounts } from '../../../platform/counts.ts';
import type { Platform } from '../../../platform/platform.ts';
import { guessCounts } from './account.tables.ts';

/** Wrong passwords allowed per window: for a name from one address, for a name from anywhere, from an address for all names. */
const allowed = { pair: 10, name: 60, address: 50 };
const span = 15 * 60_000;

/**
 * Rate limit for password guesses, shared by all nodes. It never locks the owner out: guesses from other addresses do not use up theirs
 * until the whole account name is under attack.
 */
export interface Guesses {
  /** Takes one guess, before the comparison; false when none are left. */
  take(name: string, address: string): Promise<boolean>;
  /** Clears the counters of the owner after a right password. */
  forgive(name: string, address: string): Promise<void>;
}

/** @param what purpose, so that each entry point counts separately */
export function createGuesses({ db, clock }: Pick<Platform, 'db' | 'clock'>, what: string): Guesses {
  const subjectsOf = (name: string, address: string) => {
    const network = networkOf(address);
    return { pair: `${what} ${name} from ${network}`, name: `${what} ${name}`, address: `${what} from ${network}` };
  };
  return {
    async take(name, address) {
      const subjects = subjectsOf(name, address);
      const counts = await addCounts(
        db,
        guessCounts,
        Object.values(subjects).map((subject) => ({ subject, add: 1, span })),
        clock.now(),
      );
      return (['pair', 'name', 'address'] as const).every((kind) => (counts.get(subjects[kind])?.used ?? Infinity) <= allowed[kind]);
    },
    async forgive(name, address) {
      const subjects = subjectsOf(name, address);
      const all = sql.join(
        Object.values(subjects).map((subject) => sql`${subject}`),
        sql`, `,
      );
      // Locked in the order in which they are counted.
      await db.execute(sql`
        with held as (select subject from ${guessCounts} where subject in (${all}) order by subject for update)
        update ${guessCounts} as c set used = case when c.subject = ${subjects.address} then greatest(c.used - 1, 0) else 0 end from held where held.subject = c.subject`);
    },
  };
}

/** Clears the counters of a name at every entry point: `login`, `change`, `desk`. Those of addresses stay. */
export async function liftGuesses({ db }: Pick<Platform, 'db'>, names: readonly string[]): Promise<void> {
  const ends = names.map((name) => ` ${name.replaceAll(/[%_\\]/g, '\\$&')}`);
  const patterns = ends.flatMap((end) => [`%${end}`, `%${end} from %`]);
  await db.execute(sql`delete from ${guessCounts} where subject like any(${sql.param(patterns)}::text[])`);
}
