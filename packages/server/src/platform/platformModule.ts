import { servedCalls } from '@pitchside/api/contract';
import { notExists, sql } from 'drizzle-orm';
import * as eventTables from './events.tables.ts';
import * as functionTables from './functions.tables.ts';
import * as idempotencyTables from './idempotency.tables.ts';
import * as leaseTables from './leases.tables.ts';
import { defineModule } from './module.ts';
import * as presenceTables from './presence.tables.ts';
import * as rateTables from './rate.tables.ts';
import { day, hour, minute } from './retention.ts';

const { topicEvents, topics } = eventTables;
const { idempotentAnswers } = idempotencyTables;

/** Tables of the platform itself: events of topics, function files, answers of writes, rate counters, leases and presence of nodes. */
export const platformModule = defineModule({
  name: 'platform',
  tables: { ...eventTables, ...functionTables, ...idempotencyTables, ...leaseTables, ...presenceTables, ...rateTables },
  personal: [{ of: idempotentAnswers.userId, not: 'answers that were given before, kept for a day' }],
  retention: [
    { at: topicEvents.at, keep: hour / 4 },
    // A topic that begins anew has another epoch: clients with a position in the old one get a reset.
    { at: topics.at, keep: 30 * day, only: notExists(sql`(select from ${topicEvents} where ${topicEvents.topic} = ${topics.name})`) },
    // The number of a recharge order depends on its request for ever. Written as a literal, because the partial index names the call.
    { at: idempotentAnswers.at, keep: day, only: sql`${idempotentAnswers.call} <> ${sql.raw(`'${servedCalls.payUrl.path}'`)}` },
    { at: rateTables.rateCounts.until, keep: minute },
  ],
});
