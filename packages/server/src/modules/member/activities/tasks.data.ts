import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Acts of members that tasks count. */
export const acts = ['watch', 'danmaku', 'gift', 'recharge', 'sign', 'profile', 'follow', 'share'] as const;
export type Act = (typeof acts)[number];

/** A task as data; a new one needs only an entry. */
export interface TaskRule {
  id: string;
  group: 'daily' | 'newbie';
  act: Act;
  /** Amount that completes the task: times, or seconds of watching. */
  target: number;
  /** Number of target units per displayed unit; default 1. */
  shownIn?: number;
  /** Diamonds. */
  reward: number;
  /** Time within which a repeat does not count, ms; default 0. */
  gap?: number;
  title: MessageDescriptor;
  hint: MessageDescriptor;
  /** Page where the task is done. */
  url: string;
}

/** All tasks, in order of the lists. */
export const taskRules: readonly TaskRule[] = [
  {
    id: 'watch',
    group: 'daily',
    act: 'watch',
    target: 600,
    shownIn: 60,
    reward: 30,
    title: msg`看直播满 10 分钟`,
    hint: msg`任意直播间，累计计时`,
    url: '/anchor?type=0',
  },
  {
    id: 'danmaku',
    group: 'daily',
    act: 'danmaku',
    target: 5,
    gap: 10_000,
    reward: 20,
    title: msg`发 5 条弹幕`,
    hint: msg`10 秒内只算一条`,
    url: '/anchor?type=0',
  },
  {
    id: 'gift',
    group: 'daily',
    act: 'gift',
    target: 1,
    reward: 50,
    title: msg`送出任意礼物 1 次`,
    hint: msg`任意礼物都算`,
    url: '/anchor?type=0',
  },
  {
    id: 'recharge',
    group: 'daily',
    act: 'recharge',
    target: 1,
    reward: 80,
    title: msg`充值任意金额 1 次`,
    hint: msg`到账后计入`,
    url: '/member?type=1&isRecharge=true',
  },
  {
    id: 'first_danmaku',
    group: 'newbie',
    act: 'danmaku',
    target: 1,
    reward: 20,
    title: msg`发出第一条弹幕`,
    hint: msg`和全场球迷打个招呼`,
    url: '/anchor?type=0',
  },
  {
    id: 'first_hour',
    group: 'newbie',
    act: 'watch',
    target: 3_600,
    shownIn: 60,
    reward: 100,
    title: msg`累计看直播 60 分钟`,
    hint: msg`可以分几天看完`,
    url: '/anchor?type=0',
  },
  {
    id: 'first_week',
    group: 'newbie',
    act: 'sign',
    target: 7,
    reward: 100,
    title: msg`累计签到 7 天`,
    hint: msg`漏签也不清零`,
    url: '/member?type=5',
  },
];
