import * as z from 'zod/mini';
import { defineCall, type CallData } from '../../contract/define.ts';
import { id, instant, nothing } from '../../contract/fields.ts';

const flag = z.union([z.literal(0), z.literal(1)]);

/** A day of the server's calendar, `2026-11-22`. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A task that brings diamonds. Source of `task`, `img`, `lz_num`, `is_complete`: specification section 3; the rest is ours. */
export const taskItem = z.object({
  id: z.string(),
  /** Description of the task. */
  task: z.string(),
  /** Name of a drawing of the site, or an address. */
  img: z.string(),
  /** Diamonds for it. */
  lz_num: z.int(),
  /** 1 once it is done, whether its reward was taken or not. */
  is_complete: flag,
  /** A rule or a place, in a few words. */
  hint: z.string(),
  state: z.enum(['open', 'ready', 'claimed']),
  /** Progress, in the units of `total`. */
  progress: z.object({ done: z.int(), total: z.int() }),
  /** Path on the site where the task is done; null when there is no such page. */
  url: z.nullable(z.string()),
});
export type TaskItem = z.output<typeof taskItem>;

/** One day of the week of sign-ins. Source of `is_sign` and `lz_num`: specification section 3. */
export const signDay = z.object({
  is_sign: flag,
  /** Diamonds for signing in on it. */
  lz_num: z.int(),
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.int(),
});

/** The week of sign-ins, Monday to Sunday, as the server counts it. */
export const signWeek = z.object({
  list: z.array(signDay),
  /** 1 when today is signed. */
  is_sign: flag,
  /** Place of today in `list`, from 0. */
  today_index: z.int(),
  /** Place in `list` of the day on which the member joined, from 0; 0 as well for who joined before. */
  since_index: z.int(),
  /** Days signed in without a gap up to today, or up to yesterday while today is open. */
  streak: z.int(),
  /** The next milestone of the run: days still to sign in, and the diamonds that it brings. */
  next: z.nullable(z.object({ days: z.int(), reward: z.int() })),
  /** When the server's next day begins, and what its clock says now. */
  refresh_at: instant,
  server_at: instant,
});
export type SignWeek = z.output<typeof signWeek>;

export const pcSignTaskList = defineCall({
  method: 'POST',
  path: 'Activity/pcSignTaskList',
  caller: 'member',
  rate: 'read',
  changes: false,
  summary: 'The seven-day sign-in strip and today’s tasks.',
  input: nothing,
  data: z.extend(signWeek, { today: z.array(taskItem) }),
});

export const taskHandleSign = defineCall({
  method: 'POST',
  path: 'Activity/task_handle_sign',
  caller: 'member',
  rate: 'write',
  atomic: true,
  summary:
    'Signs in for the server’s today (`id` is `sign`), or takes the reward of a task that is done (`id` of the task). What was taken already is answered alike and brings nothing.',
  input: z.object({ id }),
  data: z.object({
    id: z.string(),
    /** Diamonds that this call brought; 0 when they had been taken before. */
    lz_num: z.int(),
    /** Part of them for a milestone of the run. */
    milestone: z.int(),
    /** Days signed in without a gap, today included once it is signed. */
    streak: z.int(),
    /** Diamonds that the member owns now. */
    balance: z.int(),
  }),
});

export const userTaskList = defineCall({
  method: 'POST',
  path: 'Activity_Config/user_task_list',
  caller: 'member',
  rate: 'read',
  changes: false,
  summary: 'Daily and first tasks with their progress.',
  input: nothing,
  data: z.object({
    /** Tasks of the server's day. */
    daily: z.array(taskItem),
    /** Tasks for new members; each is done once, and is left out on the days after its reward was taken. */
    newbie: z.array(taskItem),
    /** Diamonds taken today for daily tasks, and all that the day offers. */
    earned: z.int(),
    offered: z.int(),
    refresh_at: instant,
    server_at: instant,
  }),
});

export const getActivityUrl = defineCall({
  method: 'GET',
  path: 'Activity_Config/getActivityUrl',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary: 'Address of the current activity.',
  input: nothing,
  data: z.object({ /** Null while there is none. */ url: z.nullable(z.string()) }),
});

export const signCalendar = defineCall({
  method: 'GET',
  path: 'Activity/signCalendar',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Days signed in of one month of the server’s calendar, the figures of the run, and its milestones.',
  input: z.object({ /** `2026-11`; without it this month. */ month: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))) }),
  data: z.object({
    month: z.string(),
    today: day,
    /** The day on which the member joined: no day before it can be missed. */
    since: day,
    /** Signed days of the month with what each brought, in order. */
    signed: z.array(z.object({ day, lz_num: z.int() })),
    /** Diamonds that a day brings, Monday to Sunday. */
    rewards: z.array(z.int()),
    /** Longest run within the month, and ever. */
    longest: z.int(),
    longest_ever: z.int(),
    streak: z.int(),
    /** Milestones of the run in order; `reached` ones were paid with the day that reached them. */
    milestones: z.array(z.object({ days: z.int(), reward: z.int(), reached: z.boolean() })),
    /** Place of the streak on the way to the last milestone, in days. */
    run: z.int(),
  }),
});

/** A month of sign-ins with the figures of the run. */
export type SignMonth = CallData<typeof signCalendar>;
/** Both lists of tasks. */
export type TaskLists = CallData<typeof userTaskList>;
