import type { Milestone } from './MilestoneTrack.tsx';

/** Milestones of a run of `run` days. */
export const milestonesAt = (run: number): readonly Milestone[] =>
  [
    { days: 7, reward: 160 },
    { days: 14, reward: 300 },
    { days: 21, reward: 500 },
    { days: 30, reward: 1_000 },
  ].map((each) => ({ ...each, reached: run >= each.days }));
