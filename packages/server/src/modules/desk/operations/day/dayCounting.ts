import type { DiamondFlow } from '@pitchside/api/desk/operations';
import { eq, sql } from 'drizzle-orm';
import type { Platform } from '../../../../platform/platform.ts';
import { addDays, dayAt, startOfDay, type ServerDay } from '../../../../platform/serverDay.ts';
import { sessions } from '../../../member/account/index.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../../money/ledger/index.ts';
import { users } from '../../../member/member/index.ts';
import { broadcasts } from '../../../live/studio/index.ts';
import { siteDays, type DayFigures } from './day.tables.ts';

export type DayRow = typeof siteDays.$inferSelect;

/** Counts days of the site: the current one repeatedly, the previous one once more after its end. */
export function createDayCounting({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  async function find(day: ServerDay): Promise<DayRow | undefined> {
    const [row] = await db.select().from(siteDays).where(eq(siteDays.day, day));
    return row;
  }

  /** Number of members seen since an instant. Unknown for past days: later visits overwrite the time. */
  async function seenSince(since: number): Promise<number> {
    const { rows } = await db.execute<{ total: string }>(sql`
      select count(distinct user_id) as total from ${sessions} where (ended_at is null or ended_at >= ${since}) and seen_at >= ${since}`);
    return Number(rows[0]?.total ?? 0);
  }

  async function figuresOf(day: ServerDay, active: number | null): Promise<DayFigures> {
    const [from, before] = [startOfDay(day), startOfDay(addDays(day, 1))];
    const now = clock.now();
    const [people, air, moved] = await Promise.all([
      db.execute<{ members: string; joined: string }>(sql`
        select (select count(*) from ${users} where created_at < ${before}) as members,
          (select count(*) from ${users} where created_at >= ${from} and created_at < ${before}) as joined`),
      // Broadcasts within the day, cut at its boundaries.
      db.execute<{ minutes: string }>(sql`
        select coalesce(sum(least(coalesce(ended_at, ${now}::bigint), ${before}::bigint) - greatest(started_at, ${from}::bigint)), 0) / 60000 as minutes
        from ${broadcasts} where started_at < ${before} and (ended_at is null or ended_at > ${from})`),
      db.execute<{ kind: DiamondFlow; came: string; left: string }>(sql`
        select t.kind, coalesce(sum(e.amount) filter (where e.amount > 0), 0) as came, coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as "left"
        from ${ledgerEntries} e
        join ${ledgerAccounts} a on a.id = e.account_id and a.unit = 'diamond' and a.owner_id is not null
        join ${ledgerTransfers} t on t.id = e.transfer_id
        where e.at >= ${from} and e.at < ${before} and t.at >= ${from} and t.at < ${before} group by t.kind`),
    ]);
    const flows = moved.rows.map(({ kind, came, left }) => ({ kind, in: Number(came), out: Number(left) }));
    return {
      members: Number(people.rows[0]?.members ?? 0),
      joined: Number(people.rows[0]?.joined ?? 0),
      active,
      minutes: Math.floor(Number(air.rows[0]?.minutes ?? 0)),
      diamonds: flows.toSorted((one, other) => other.in + other.out - one.in - one.out || one.kind.localeCompare(other.kind)),
    };
  }

  async function count(day: ServerDay, active: number | null): Promise<DayRow> {
    const at = clock.now();
    const figures = await figuresOf(day, active);
    await db.insert(siteDays).values({ day, figures, at }).onConflictDoUpdate({ target: siteDays.day, set: { figures, at } });
    return { day, figures, at };
  }

  /** Counts the current day, and the previous one unless it was counted after its end. */
  async function run(): Promise<{ today: DayRow; yesterday: DayRow }> {
    const today = dayAt(clock.now());
    const since = startOfDay(today);
    const before = await find(addDays(today, -1));
    const yesterday = before && before.at >= since ? before : await count(addDays(today, -1), before?.figures.active ?? null);
    return { today: await count(today, await seenSince(since)), yesterday };
  }

  return {
    run,
    /** Figures of today and yesterday as last counted; counts them now if there are none. */
    async read(): Promise<{ today: DayRow; yesterday: DayRow }> {
      const day = dayAt(clock.now());
      const [today, yesterday] = await Promise.all([find(day), find(addDays(day, -1))]);
      return today && yesterday && yesterday.at >= startOfDay(day) ? { today, yesterday } : run();
    },
  };
}
export type DayCounting = ReturnType<typeof createDayCounting>;
