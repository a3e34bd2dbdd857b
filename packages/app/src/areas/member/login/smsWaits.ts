import type { smsCodeTypes } from '@pitchside/api/member/account';
import * as z from 'zod/mini';
import { storedState, readJson, tabKeys, writeJson } from '../../../platform/storage/storage.ts';

/** Purpose of an SMS code: 1 registers, 2 everything else. */
export type SmsType = (typeof smsCodeTypes)[keyof typeof smsCodeTypes];

/** Until when no other code may be asked for. */
export interface SmsWait {
  type: SmsType;
  countryCode: string;
  mobile: string;
  /** Milliseconds UTC by this machine's clock. */
  until: number;
}

/** A number as it is typed, or nothing yet. */
export type TypedNumber = Pick<SmsWait, 'countryCode' | 'mobile'>;

/** Upper limit of a wait, ms, against a wrong storage value or clock. */
const longest = 3_600_000;

const stored = z.array(
  z.object({
    type: z.union([z.literal(1), z.literal(2)]),
    countryCode: z.string().check(z.maxLength(4)),
    mobile: z.string().check(z.maxLength(11)),
    until: z.int(),
  }),
);

/** Waits of this tab; they outlive a reload. */
export const smsWaits = storedState<{ list: SmsWait[] }>(() => ({ list: readJson(tabKeys.smsWaits, stored, []) }));

/**
 * Returns the wait until another code of a type may be requested for the number being typed, ms.
 * The beginning of a waiting number, and an empty field, count as that number: after a reload the countdown shows before a digit is typed.
 */
export function smsWaitLeft(waits: readonly SmsWait[], type: SmsType, { countryCode, mobile }: TypedNumber, now: number): number {
  const own = waits.filter(
    (wait) => wait.type === type && wait.mobile.startsWith(mobile) && (mobile === '' || wait.countryCode === countryCode),
  );
  return Math.max(0, ...own.map(({ until }) => until - now).filter((left) => left <= longest));
}

/** Begins a wait after a code was sent. */
export function startSmsWait(wait: SmsWait, now: number): void {
  const others = smsWaits.list.filter(
    (other) => other.until > now && !(other.type === wait.type && other.countryCode === wait.countryCode && other.mobile === wait.mobile),
  );
  smsWaits.list = [...others, wait];
  writeJson(tabKeys.smsWaits, smsWaits.list);
}
