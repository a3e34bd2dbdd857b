import type { Task } from './task.ts';

/** Sizes of a task: `full` on the page of tasks, `compact` in the member's panel. */
export const taskSizes = ['full', 'compact'] as const;
export type TaskSize = (typeof taskSizes)[number];

export interface TaskRowProps {
  task: Task;
  /** Called to claim the reward; never while `claiming`. */
  onClaim: (id: string) => void;
  /** Whether the reward is pending; default false. */
  claiming?: boolean;
  /** Default `full`. */
  size?: TaskSize;
}
