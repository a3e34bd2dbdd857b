import * as z from 'zod/mini';
import { instant, languages } from '../../contract/fields.ts';

/**
 * Kinds of push messages that a device may want. `live`: a followed anchor went live or a reserved broadcast began; `plan`: a plan that the
 * member wrote or unlocked was settled.
 */
export const pushKinds = ['kick_off', 'goal', 'red', 'end', 'live', 'message', 'plan'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Those of them that are about a match, and so go by the scopes. */
export const matchPushKinds = ['kick_off', 'goal', 'red', 'end'] as const satisfies readonly PushKind[];
export type MatchPushKind = (typeof matchPushKinds)[number];

/** Matches that a device is told of: starred ones, reserved ones, those of starred teams, those of starred leagues. */
export const pushScopes = ['collected', 'reserved', 'teams', 'leagues'] as const;
export type PushScope = (typeof pushScopes)[number];

/** Devices of one member at most; the one that was seen longest ago makes room for another. */
export const mostPushDevices = 10;

/** Days for which a device may fail without end before it is forgotten. */
export const pushFailureDays = 14;

const minuteOfDay = z.int().check(z.gte(0), z.lt(1_440));

/** Names a zone that this runtime knows. */
function isZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Hours without push messages, as minutes of the day in a zone such as `Asia/Shanghai`; they may go past midnight. */
export const pushQuiet = z.object({
  from: minuteOfDay,
  until: minuteOfDay,
  zone: z.string().check(z.regex(/^[A-Za-z][\w+/-]{1,60}$/), z.refine(isZone)),
});
export type PushQuiet = z.output<typeof pushQuiet>;

/** Wishes of a device. */
export const pushWishes = z.object({
  kinds: z.array(z.enum(pushKinds)).check(z.maxLength(pushKinds.length)),
  scopes: z.array(z.enum(pushScopes)).check(z.maxLength(pushScopes.length)),
  quiet: z.nullable(pushQuiet),
});
export type PushWishes = z.output<typeof pushWishes>;

/** Wishes of a device until its owner says otherwise. */
export const usualPushWishes: PushWishes = {
  kinds: ['kick_off', 'goal', 'red', 'end', 'live', 'message'],
  scopes: ['collected', 'reserved', 'teams'],
  quiet: null,
};

/** A browser that receives push messages for a member. */
export const pushDevice = z.object({
  id: z.string(),
  /** Browser and system: `Chrome 141 · Windows`. */
  name: z.string(),
  /** SHA-256 of its endpoint, by which a browser knows itself: 22 characters of base64url. */
  fingerprint: z.string(),
  language: z.enum(languages),
  wishes: pushWishes,
  created_at: instant,
  seen_at: instant,
  /** Since when nothing has reached it; null while all goes well. */
  failing_since: z.nullable(instant),
});
export type PushDevice = z.output<typeof pushDevice>;

/** Address of a push service, which only a browser and this site know: https, a name and no address, no port, user or fragment. */
export const pushEndpoint = z
  .string()
  .check(z.minLength(20), z.maxLength(1_000), z.regex(/^https?:\/\/[\w.:-]+\/[\w.~%!$&'()*+,;=:@/?-]+$/));

/** Keys of a subscription (RFC 8291): a point of P-256 and 16 random octets, both base64url. */
export const pushSubscriptionKeys = z.object({
  p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
});

/**
 * A push message as it arrives at a browser, encrypted on its way. Its form is that of declarative Web Push, so that Safari shows it even
 * where no service worker runs.
 */
export interface PushMessage {
  web_push: 8030;
  /** Lets a service worker decide about it first. */
  mutable: true;
  notification: {
    title: string;
    body: string;
    lang: (typeof languages)[number];
    dir: 'auto';
    /** Replaces the notification with the same tag. */
    tag: string;
    /** Absolute address of the page behind it. */
    navigate: string;
    icon: string;
    /** When it happened, ms UTC. */
    timestamp: number;
    data: {
      /** The same in a repeat, by which a service worker knows one. */
      key: string;
      /** The match that it tells of, for the spoiler guard; null for anything else. */
      match_id: string | null;
      /** Whether it only corrects what may be shown already: it makes no sound. */
      is_correction: boolean;
    };
  };
}
