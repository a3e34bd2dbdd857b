import type { SignInMonthData } from './month.ts';

const rewards = [10, 20, 30, 40, 50, 60, 100];
const signed = (days: readonly number[], month = '2026-11') =>
  days.map((day) => ({
    day: `${month}-${String(day).padStart(2, '0')}`,
    reward: rewards[(new Date(`${month}-${String(day).padStart(2, '0')}`).getUTCDay() + 6) % 7] ?? 0,
  }));

/** Sample months. */
export const months = {
  /** Two days were missed, today is open. */
  open: {
    month: '2026-11',
    today: '2026-11-20',
    since: '2025-07-16',
    signed: signed([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19]),
    rewards,
    longest: 7,
  },
  /** The member joined in the middle of it, and signed today. */
  joined: { month: '2026-11', today: '2026-11-20', since: '2026-11-18', signed: signed([18, 20]), rewards, longest: 1 },
  /** A whole month of the past. */
  whole: {
    month: '2026-10',
    today: '2026-11-20',
    since: '2025-07-16',
    signed: signed(
      Array.from({ length: 31 }, (_, index) => index + 1),
      '2026-10',
    ),
    rewards,
    longest: 31,
  },
} satisfies Record<string, SignInMonthData>;
