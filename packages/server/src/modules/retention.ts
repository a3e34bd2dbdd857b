import { servedCalls } from '@pitchside/api/contract';
import { eq, ne, notExists, sql } from 'drizzle-orm';
import { topicEvents, topics } from '../platform/events.tables.ts';
import { idempotentAnswers } from '../platform/idempotency.tables.ts';
import type { Retention } from '../platform/retention.ts';
import { rateCounts } from '../platform/rate.tables.ts';
import { guessCounts, sessions } from './account/account.tables.ts';
import { qrSignIns } from './account/qr/qr.tables.ts';
import { smsCodes } from './account/sms/sms.tables.ts';
import { sessionLife } from './account/token.ts';
import { taskProgress } from './activities/activities.tables.ts';
import { barrages } from './barrage/barrage.tables.ts';
import { captchas } from './captcha/captcha.tables.ts';
import { matchPlays } from './matches/detail/detail.tables.ts';
import { matchEvents } from './sport/sport.tables.ts';
import { matchOdds, oddsChanges } from './matches/odds/odds.tables.ts';
import { uploads } from './uploads/uploads.tables.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Every table that grows with use, and how long what lies in it is needed; the README says why. */
export const retention: readonly Retention[] = [
  { at: topicEvents.at, keep: hour / 4 },
  // A topic that begins anew has another epoch: whoever still holds a place in the old one hears a reset.
  { at: topics.at, keep: 30 * day, only: notExists(sql`(select from ${topicEvents} where ${topicEvents.topic} = ${topics.name})`) },
  // The number of a recharge order rests on its request, for ever. Spelled out, because the index knows the call by its name.
  { at: idempotentAnswers.at, keep: day, only: sql`${idempotentAnswers.call} <> ${sql.raw(`'${servedCalls.payUrl.path}'`)}` },
  { at: sessions.createdAt, keep: sessionLife.whole + 7 * day },
  { at: sessions.endedAt, keep: 7 * day },
  { at: rateCounts.until, keep: minute },
  { at: guessCounts.until, keep: minute },
  { at: captchas.expiresAt, keep: hour },
  { at: qrSignIns.expiresAt, keep: hour },
  { at: smsCodes.expiresAt, keep: day },
  { at: uploads.at, keep: 30 * day, only: eq(uploads.state, 'gone') },
  { at: taskProgress.at, keep: 41 * day, only: ne(taskProgress.period, 'once') },
  { at: barrages.at, keep: 90 * day },
  { at: oddsChanges.at, keep: 3 * day },
  { at: matchPlays.at, keep: 3 * day },
  { at: matchOdds.changedAt, keep: 400 * day },
  { at: matchEvents.at, keep: 1_100 * day },
];
