/** Sizes of the strip: `full` on the page of tasks, `compact` in the member's panel. */
export const signInSizes = ['full', 'compact'] as const;
export type SignInSize = (typeof signInSizes)[number];

/** States of a day of the sign-in week; `before` is before the member joined, when no day can be missed. */
export const signInStates = ['signed', 'today', 'ahead', 'missed', 'before'] as const;
export type SignInState = (typeof signInStates)[number];

/** One day of the week of sign-ins. */
export interface SignInDay {
  /** Day of the week: 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Diamonds for signing in on it: the specification's `lz_num`. */
  reward: number;
  /** Whether the member signed in on it: the specification's `is_sign`. */
  signed: boolean;
}

/** The week of sign-ins as the server counts it; the viewer's clock has no say. */
export interface SignInWeek {
  /** Seven days in order. */
  days: readonly SignInDay[];
  /** Place of today among the days, from 0. */
  today: number;
  /** Place of the day on which the member joined, from 0; default before the week. */
  since?: number;
  /** Days signed in without a gap, today included once it is signed. */
  streak: number;
  /** Reward at the end of the streak; none when every one was reached. */
  next?: { /** Days still to sign in. */ days: number; /** Diamonds that they bring. */ reward: number };
}

/** The state of one day: signed whenever it was, else missed before today, unless the member had not joined, and ahead after it. */
export function signInState({ signed }: SignInDay, index: number, { today, since = 0 }: Pick<SignInWeek, 'today' | 'since'>): SignInState {
  if (signed) return 'signed';
  if (index === today) return 'today';
  if (index > today) return 'ahead';
  return index < since ? 'before' : 'missed';
}

/** Diamonds in the heap of a day (1 to 6), by its share of the week's largest reward. */
export function heapOf(reward: number, largest: number): number {
  const share = largest > 0 ? reward / largest : 0;
  if (share > 0.75) return 6;
  if (share > 0.5) return 3;
  return share > 0.25 ? 2 : 1;
}
