import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, nothing } from '../../contract/fields.ts';

/** Events that an endpoint may want: of matches, rooms, gifts, follows, moderation; `order.paid` is for the site's own alone. */
export const webhookEvents = [
  'match.kick_off',
  'match.goal',
  'match.card',
  'match.end',
  'room.live',
  'room.ended',
  'gift.sent',
  'member.followed',
  'moderation.acted',
  'order.paid',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Events of endpoints of the site alone. */
export const siteEvents: readonly WebhookEvent[] = ['order.paid'];

/** Most endpoints of a member, and deliveries that a list gives. */
export const [mostWebhooks, webhookPage] = [10, 30] as const;
/** Hours for which a message is tried again before its endpoint is paused, and days for which deliveries are kept. */
export const [webhookPatience, webhookKept] = [24, 30] as const;

/** Address of a receiver: https, to a public name. */
export const webhookUrl = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/\S+$/));

/** States of an endpoint: `failing` is tried again by itself, `paused` waits for its owner. */
export const webhookStates = ['active', 'failing', 'paused'] as const;
/** States of a delivery: `failed` was given up when its endpoint was paused. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** An endpoint; its secret is shown once, when it is made. */
export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Hears of the whole site; else of the owner's room, favourite matches and followers. */
  is_site: z.boolean(),
  state: z.enum(webhookStates),
  created_at: instant,
  /** Since when nothing was delivered; null while all is well. */
  failing_since: z.nullable(instant),
  /** When it is tried again; null unless it fails. */
  next_at: z.nullable(instant),
});
export type Webhook = z.output<typeof webhook>;

/** One message to an endpoint, with what became of it. */
export const webhookDelivery = z.object({
  id: z.string(),
  /** The `webhook-id`, the same at every try. */
  message_id: z.string(),
  event: z.string(),
  at: instant,
  state: z.enum(deliveryStates),
  attempts: z.int(),
  tried_at: z.nullable(instant),
  /** HTTP status of the last answer; null for none. */
  status: z.nullable(z.int()),
  /** Beginning of the last answer, or why there was none: `timeout`, `not_public`, `redirect`, `unreachable`. */
  answer: z.string(),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

const list = z.object({ list: z.array(webhook) });

export const webhookList = defineCall({
  method: 'GET',
  path: 'Webhook/list',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Endpoints of the caller that are told of events, oldest first.',
  input: nothing,
  data: list,
});

const created = z.object({ secret: z.string(), item: webhook });
const wish = z.object({ url: webhookUrl, events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)) });

export const createWebhook = defineCall({
  method: 'POST',
  path: 'Webhook/create',
  caller: 'member',
  rate: 'write',
  // A stored answer would keep the secret open.
  idempotent: false,
  fresh: true,
  origin: 'ours',
  summary: 'Makes an endpoint that is told of the caller’s room, favourite matches and followers; the answer alone has its secret.',
  input: wish,
  data: created,
});

export const adminCreateWebhook = defineCall({
  method: 'POST',
  path: 'admin/createWebhook',
  caller: 'operator',
  rate: 'write',
  idempotent: false,
  origin: 'ours',
  summary: 'Makes an endpoint that is told of the whole site, paid orders among it; the answer alone has its secret.',
  input: wish,
  data: created,
});

export const removeWebhook = defineCall({
  method: 'POST',
  path: 'Webhook/remove',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Removes an endpoint of the caller with its deliveries; one that is not there changes nothing.',
  input: z.object({ id }),
  data: list,
});

export const resumeWebhook = defineCall({
  method: 'POST',
  path: 'Webhook/resume',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Goes on with an endpoint of the caller that was paused: what waits is sent now, in order.',
  input: z.object({ id }),
  data: list,
});

export const testWebhook = defineCall({
  method: 'POST',
  path: 'Webhook/test',
  caller: 'member',
  rate: 'write',
  idempotent: false,
  origin: 'ours',
  summary: 'Sends the event `webhook.test` to an endpoint of the caller, after what waits for it.',
  input: z.object({ id }),
  data: z.object({ delivery: webhookDelivery }),
});

export const deliveryList = defineCall({
  method: 'GET',
  path: 'Webhook/deliveries',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'The last deliveries of an endpoint of the caller, the newest first.',
  input: z.object({ id }),
  data: z.object({ list: z.array(webhookDelivery) }),
});

export const resendDelivery = defineCall({
  method: 'POST',
  path: 'Webhook/resend',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Sends a delivery of the caller’s again with the same `webhook-id`; one that waits is tried now.',
  input: z.object({ id }),
  data: z.object({ delivery: webhookDelivery }),
});
