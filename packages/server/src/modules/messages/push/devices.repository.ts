import { mostPushDevices } from '@pitchside/api/messages/push';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { pushDevices, pushWatches } from './push.tables.ts';

export type DeviceRow = typeof pushDevices.$inferSelect;
type Draft = Omit<typeof pushDevices.$inferInsert, 'id' | 'createdAt' | 'failedSince'>;

/** SQL of devices that receive push messages. */
export function createDevicesRepository(db: Database) {
  return {
    of: (memberId: number, from: Database | Transaction = db): Promise<DeviceRow[]> =>
      from.select().from(pushDevices).where(eq(pushDevices.memberId, memberId)).orderBy(desc(pushDevices.createdAt), desc(pushDevices.id)),
    /** Writes a device; an endpoint belongs to whoever saved it last. Of too many the one seen longest ago goes. */
    async save(tx: Transaction, draft: Draft): Promise<DeviceRow> {
      const { endpoint: _, ...rest } = draft;
      // A browser that has another owner now is a new device: nothing that waits for the one before may reach it.
      await tx.delete(pushDevices).where(and(eq(pushDevices.endpoint, draft.endpoint), sql`${pushDevices.memberId} <> ${draft.memberId}`));
      const [row] = await tx
        .insert(pushDevices)
        .values({ ...draft, createdAt: draft.seenAt })
        .onConflictDoUpdate({ target: pushDevices.endpoint, set: { ...rest, failedSince: null } })
        .returning();
      if (!row) throw new Error('a push device was not written');
      const old = await tx
        .select({ id: pushDevices.id })
        .from(pushDevices)
        .where(and(eq(pushDevices.memberId, draft.memberId), sql`${pushDevices.id} <> ${row.id}`))
        .orderBy(desc(pushDevices.seenAt), asc(pushDevices.id))
        .offset(mostPushDevices - 1);
      if (old.length > 0)
        await tx.delete(pushDevices).where(
          inArray(
            pushDevices.id,
            old.map(({ id }) => id),
          ),
        );
      return row;
    },
    async remove(memberId: number, id: number): Promise<void> {
      await db.delete(pushDevices).where(and(eq(pushDevices.memberId, memberId), eq(pushDevices.id, id)));
    },
    async owns(memberId: number, id: number, from: Database | Transaction = db): Promise<boolean> {
      const rows = await from
        .select({ id: pushDevices.id })
        .from(pushDevices)
        .where(and(eq(pushDevices.memberId, memberId), eq(pushDevices.id, id)));
      return rows.length > 0;
    },
    /** Replaces an endpoint by the one that followed it; false for an unknown one, or where the new one belongs to a device already. */
    async renew(old: string, next: Pick<DeviceRow, 'endpoint' | 'p256dh' | 'auth'>, seenAt: number): Promise<boolean> {
      const { rowCount } = await db.execute(sql`
        update ${pushDevices} set endpoint = ${next.endpoint}, p256dh = ${next.p256dh}, auth = ${next.auth}, seen_at = ${seenAt}, failed_since = null
        where endpoint = ${old} and not exists (select from ${pushDevices} as other where other.endpoint = ${next.endpoint} and other.endpoint <> ${old})`);
      return (rowCount ?? 0) > 0;
    },
    /** Notes that a member with devices watches a match; the number of those devices. */
    async watch(memberId: number, matchId: string, until: number): Promise<number> {
      const { rows } = await db.execute<{ devices: number }>(sql`
        with own as (select count(*)::int as devices from ${pushDevices} where member_id = ${memberId}),
        noted as (
          insert into ${pushWatches} (member_id, match_id, until) select ${memberId}::bigint, ${matchId}, ${until}::bigint from own where devices > 0
          on conflict (member_id, match_id) do update set until = excluded.until)
        select devices from own`);
      return rows[0]?.devices ?? 0;
    },
  };
}
