import type { SignInWeek } from './signIn.ts';

const rewards = [10, 20, 30, 40, 50, 60, 100];

const week = (signed: readonly number[], today: number, rest: Pick<SignInWeek, 'streak' | 'next'>): SignInWeek => ({
  days: rewards.map((reward, index) => ({ weekday: index + 1, reward, signed: signed.includes(index) })),
  today,
  ...rest,
});

/** Sample weeks. */
export const weeks = {
  /** Four days in a row, today still to sign. */
  open: week([0, 1, 2, 3], 4, { streak: 4, next: { days: 3, reward: 160 } }),
  /** The same after today was signed. */
  signed: week([0, 1, 2, 3, 4], 4, { streak: 5, next: { days: 2, reward: 160 } }),
  /** Two days were missed. */
  gaps: week([0, 3], 4, { streak: 1, next: { days: 6, reward: 160 } }),
  /** Monday, nothing signed yet. */
  fresh: week([], 0, { streak: 0, next: { days: 7, reward: 310 } }),
  /** Friday; the member joined on Wednesday and missed yesterday. */
  joined: { ...week([2], 4, { streak: 0, next: { days: 7, reward: 310 } }), since: 2 },
  /** Sunday, and all of it signed. */
  whole: week([0, 1, 2, 3, 4, 5, 6], 6, { streak: 128 }),
} satisfies Record<string, SignInWeek>;
