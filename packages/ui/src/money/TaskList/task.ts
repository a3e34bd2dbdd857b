/** States of a task: open, done with its reward waiting, done and paid, or done and under review. */
export const taskStates = ['open', 'ready', 'claimed', 'review'] as const;
export type TaskState = (typeof taskStates)[number];

/** Kinds of task, each with a drawing for tasks without a picture of their own. */
export const taskKinds = ['watch', 'danmaku', 'gift', 'recharge', 'sign', 'profile', 'follow', 'reserve', 'share', 'post'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A task that brings diamonds. */
export interface Task {
  id: string;
  /** Title of the task: the specification's `task`. */
  title: string;
  /** A rule or a place, as a short text; shown at full size. Default none. */
  hint?: string;
  /** Address of its picture: the specification's `img`; default a drawing of its `kind`. */
  image?: string;
  /** Chooses the drawing; default a tick list. */
  kind?: TaskKind;
  /** Diamonds for it: the specification's `lz_num`. */
  reward: number;
  /** `open` while the specification's `is_complete` is 0. */
  state: TaskState;
  /** Progress; default none, as for a task that is done in one go. */
  progress?: { done: number; total: number };
  /** Address where an open task is done; default none, which hides the link. */
  href?: string;
}

/** Tasks that are done, whether paid or not. */
export const doneOf = (tasks: readonly Task[]): number => tasks.filter(({ state }) => state !== 'open').length;
