import type { deliveryStates, WebhookEvent } from '@pitchside/api/member/webhooks';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../member/index.ts';

/** Endpoints that are told of events, each with the state of its queue. */
export const webhookEndpoints = pgTable(
  'webhook_endpoint',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Told of the whole site, as long as its owner is an operator. */
    isSite: boolean('is_site').notNull(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    secretSealed: text('secret_sealed').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Since when nothing was delivered; null while all is well. */
    failingSince: bigint('failing_since', { mode: 'number' }),
    /** Tries of the head of the queue since then. */
    failures: integer().notNull().default(0),
    dueAt: bigint('due_at', { mode: 'number' }).notNull().default(0),
    pausedAt: bigint('paused_at', { mode: 'number' }),
    /** Name of the round that has its queue in hand, until an instant (ms UTC) of the database's clock. */
    claim: text(),
    claimedUntil: bigint('claimed_until', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('webhook_endpoint_owner').on(table.ownerId, table.id)],
);

/** Messages to endpoints, in the order in which they are sent. */
export const webhookDeliveries = pgTable(
  'webhook_delivery',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    endpointId: bigint('endpoint_id', { mode: 'number' })
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    messageId: text('message_id').notNull(),
    event: text().notNull(),
    /** The text that is signed and sent. */
    body: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    state: text().$type<(typeof deliveryStates)[number]>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    triedAt: bigint('tried_at', { mode: 'number' }),
    status: integer(),
    answer: text().notNull().default(''),
  },
  (table) => [
    index('webhook_delivery_waiting')
      .on(table.endpointId, table.id)
      .where(sql`state = 'waiting'`),
    index('webhook_delivery_endpoint').on(table.endpointId, table.id),
    index('webhook_delivery_at').on(table.at),
  ],
);

/** Kick-offs and ends that were told of, so that a row that changes again tells nothing new. */
export const webhookHeard = pgTable('webhook_heard', { key: text().primaryKey(), at: bigint({ mode: 'number' }).notNull() }, (table) => [
  index('webhook_heard_at').on(table.at),
]);
