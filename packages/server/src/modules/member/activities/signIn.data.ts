/** Diamonds for signing in, Monday to Sunday. */
export const dayRewards = [10, 20, 30, 40, 50, 60, 100] as const;

/** Rewards of sign-in streaks, on the day that reaches them; after the last one the streak begins again. */
export const milestones = [
  { days: 7, reward: 160 },
  { days: 14, reward: 300 },
  { days: 21, reward: 500 },
  { days: 30, reward: 1_000 },
] as const;

const whole = milestones[milestones.length - 1]?.days ?? 1;

/** Position of a streak towards the last milestone, from 1; 0 without a streak. */
export const runOf = (streak: number): number => (streak === 0 ? 0 : ((streak - 1) % whole) + 1);

/** Diamonds of a milestone reached right now; 0 for none. */
export const milestoneAt = (streak: number): number => milestones.find(({ days }) => days === runOf(streak))?.reward ?? 0;

/** The next milestone and the days until it. */
export function nextMilestone(streak: number): { days: number; reward: number } | null {
  const run = runOf(streak);
  const next = milestones.find(({ days }) => days > run);
  if (next) return { days: next.days - run, reward: next.reward };
  const [first] = milestones;
  return { days: first.days, reward: first.reward };
}
