import { webhookPage, type Webhook, type WebhookDelivery } from '@pitchside/api/member/webhooks';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { databaseNow } from '../../../platform/leases.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** An endpoint as its owner sees it. */
export const describeEndpoint = ({ id, url, events, isSite, createdAt, failingSince, pausedAt, dueAt }: EndpointRow): Webhook => ({
  id: String(id),
  url,
  events,
  is_site: isSite,
  state: pausedAt !== null ? 'paused' : failingSince !== null ? 'failing' : 'active',
  created_at: createdAt,
  failing_since: failingSince,
  next_at: pausedAt === null && failingSince !== null ? dueAt : null,
});

/** A delivery as the owner of its endpoint sees it. */
export const describeDelivery = ({ id, messageId, event, at, state, attempts, triedAt, status, answer }: DeliveryRow): WebhookDelivery => ({
  id: String(id),
  message_id: messageId,
  event,
  at,
  state,
  attempts,
  tried_at: triedAt,
  status,
  answer,
});

/** SQL of endpoints and their queues. */
export function createWebhooksRepository(db: Database) {
  const own = (memberId: number, id: number) => and(eq(webhookEndpoints.ownerId, memberId), eq(webhookEndpoints.id, id));
  return {
    of: (memberId: number): Promise<EndpointRow[]> =>
      db.select().from(webhookEndpoints).where(eq(webhookEndpoints.ownerId, memberId)).orderBy(asc(webhookEndpoints.id)),
    async total(tx: Transaction, memberId: number): Promise<number> {
      const [row] = await tx.select({ total: count() }).from(webhookEndpoints).where(eq(webhookEndpoints.ownerId, memberId));
      return row?.total ?? 0;
    },
    async add(tx: Transaction, row: typeof webhookEndpoints.$inferInsert): Promise<EndpointRow> {
      const [added] = await tx.insert(webhookEndpoints).values(row).returning();
      if (!added) throw new Error('an endpoint was not inserted');
      return added;
    },
    async find(memberId: number, id: number): Promise<EndpointRow | undefined> {
      const [row] = await db.select().from(webhookEndpoints).where(own(memberId, id));
      return row;
    },
    async remove(memberId: number, id: number): Promise<void> {
      await db.delete(webhookEndpoints).where(own(memberId, id));
    },
    /** Begins anew with an endpoint: what waits is due now. */
    async resume(memberId: number, id: number): Promise<void> {
      await db.update(webhookEndpoints).set({ pausedAt: null, failingSince: null, failures: 0, dueAt: 0 }).where(own(memberId, id));
    },
    async queue(row: typeof webhookDeliveries.$inferInsert): Promise<DeliveryRow> {
      const [added] = await db.insert(webhookDeliveries).values(row).returning();
      if (!added) throw new Error('a delivery was not inserted');
      return added;
    },
    deliveries: (endpointId: number): Promise<DeliveryRow[]> =>
      db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.endpointId, endpointId))
        .orderBy(desc(webhookDeliveries.id))
        .limit(webhookPage),
    /** Lets a delivery of a member's wait again, and its endpoint be tried now; undefined for one of somebody else. */
    async again(memberId: number, id: number): Promise<DeliveryRow | undefined> {
      return db.transaction(async (tx) => {
        const [found] = await tx
          .select({ endpointId: webhookEndpoints.id })
          .from(webhookDeliveries)
          .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
          .where(and(eq(webhookDeliveries.id, id), eq(webhookEndpoints.ownerId, memberId)));
        if (!found) return undefined;
        await tx.update(webhookEndpoints).set({ dueAt: 0 }).where(eq(webhookEndpoints.id, found.endpointId));
        const [row] = await tx.update(webhookDeliveries).set({ state: 'waiting' }).where(eq(webhookDeliveries.id, id)).returning();
        return row;
      });
    },
    /** Takes endpoints with something due into a round's hand for a time, ms; two rounds never have the same. */
    async claim(name: string, now: number, life: number, limit: number): Promise<number[]> {
      const { rows } = await db.execute<{ id: string }>(sql`
        with picked as materialized (
          select e.id from ${webhookEndpoints} as e where e.paused_at is null and e.due_at <= ${now} and e.claimed_until <= ${databaseNow}
            and exists (select from ${webhookDeliveries} as d where d.endpoint_id = e.id and d.state = 'waiting')
          order by e.claimed_until, e.id limit ${limit} for update skip locked)
        update ${webhookEndpoints} as e set claim = ${name}, claimed_until = ${databaseNow} + ${life}::bigint
        from picked where e.id = picked.id returning e.id`);
      return rows.map(({ id }) => Number(id));
    },
    /** Prolongs a claim and gives the head of the queue; undefined once another has the claim, or nothing waits. */
    async head(name: string, id: number, now: number, life: number): Promise<{ endpoint: EndpointRow; delivery: DeliveryRow } | undefined> {
      const [endpoint] = await db
        .update(webhookEndpoints)
        .set({ claimedUntil: sql`${databaseNow} + ${life}::bigint` })
        .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.claim, name), sql`paused_at is null and due_at <= ${now}`))
        .returning();
      if (!endpoint) return undefined;
      const [delivery] = await db
        .select()
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, 'waiting')))
        .orderBy(asc(webhookDeliveries.id))
        .limit(1);
      return delivery && { endpoint, delivery };
    },
    async settle(tx: Transaction, id: number, change: Partial<DeliveryRow>): Promise<void> {
      await tx
        .update(webhookDeliveries)
        .set({ ...change, attempts: sql`${webhookDeliveries.attempts} + 1` })
        .where(eq(webhookDeliveries.id, id));
    },
    async change(tx: Transaction, id: number, change: Partial<EndpointRow>): Promise<void> {
      await tx.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id));
    },
    async postpone(id: number, dueAt: number): Promise<void> {
      await db.update(webhookEndpoints).set({ dueAt }).where(eq(webhookEndpoints.id, id));
    },
    /** Lets go of an endpoint that a round still has in hand. */
    async release(name: string, id: number): Promise<void> {
      await db
        .update(webhookEndpoints)
        // The one that was served longest ago is next.
        .set({ claim: null, claimedUntil: databaseNow })
        .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.claim, name)));
    },
  };
}
export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;
