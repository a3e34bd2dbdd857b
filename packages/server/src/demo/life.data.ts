import type { ReportReason } from '@pitchside/api/live/moderation';

/** Gifts of the demo fan on one evening, with their counts. */
export const evenings: readonly (readonly (readonly [giftId: string, count: number])[])[] = [
  [['clap', 66]],
  [['football', 6]],
  [
    ['scarf', 1],
    ['clap', 88],
  ],
  [['flare', 2]],
  [['football', 18]],
  [['rocket', 1]],
  [
    ['clap', 188],
    ['scarf', 2],
  ],
  [['basketball', 6]],
];

/** Recharges of the demo fan: days ago, minute of the server's day, price in yuan; the last of them was given up. */
export const recharges: readonly { daysAgo: number; minute: number; yuan: 30 | 68 | 98 | 198; isGivenUp?: true }[] = [
  { daysAgo: 28, minute: 20 * 60 + 4, yuan: 98 },
  { daysAgo: 20, minute: 12 * 60 + 41, yuan: 30 },
  { daysAgo: 14, minute: 22 * 60 + 17, yuan: 68 },
  { daysAgo: 9, minute: 21 * 60 + 9, yuan: 198, isGivenUp: true },
  { daysAgo: 9, minute: 21 * 60 + 26, yuan: 98 },
  { daysAgo: 3, minute: 19 * 60 + 52, yuan: 68 },
];

/** Days ago on which the demo fan did not come by. */
export const missedDays: readonly number[] = [27, 19, 12];

/** A report about a member: its text, and the operators' decision; undefined while it waits. */
export interface DemoReport {
  kind: 'member' | 'room';
  /** Index of the reported in the cast of anchors, or among the people who chat. */
  about: number;
  reason: ReportReason;
  text: string;
  daysAgo: number;
  minute: number;
  /** Number of members who reported it. */
  by: number;
  decided?: { state: 'upheld' | 'rejected'; reason: string; hoursLater: number };
}

/** Members' reports of the last weeks. */
export const demoReports: readonly DemoReport[] = [
  {
    kind: 'member',
    about: 7,
    reason: 'spam',
    text: '每个房间都在刷同一句广告',
    daysAgo: 26,
    minute: 1_271,
    by: 3,
    decided: { state: 'upheld', reason: '确认刷屏，已警告', hoursLater: 14 },
  },
  {
    kind: 'room',
    about: 11,
    reason: 'gambling',
    text: '一直在报比分盘',
    daysAgo: 23,
    minute: 1_334,
    by: 2,
    decided: { state: 'rejected', reason: '讨论赔率不算引导投注', hoursLater: 11 },
  },
  {
    kind: 'member',
    about: 15,
    reason: 'abuse',
    text: '骂客队球迷，话很难听',
    daysAgo: 19,
    minute: 1_299,
    by: 1,
    decided: { state: 'upheld', reason: '言语攻击，已处理', hoursLater: 13 },
  },
  {
    kind: 'room',
    about: 20,
    reason: 'copyright',
    text: '像是转播信号',
    daysAgo: 15,
    minute: 1_385,
    by: 1,
    decided: { state: 'rejected', reason: '核对过，是自己的画面', hoursLater: 20 },
  },
  {
    kind: 'member',
    about: 21,
    reason: 'fraud',
    text: '私信说能代充打折',
    daysAgo: 12,
    minute: 701,
    by: 4,
    decided: { state: 'upheld', reason: '代充诈骗，账号已限制', hoursLater: 3 },
  },
  {
    kind: 'member',
    about: 4,
    reason: 'spam',
    text: '',
    daysAgo: 8,
    minute: 1_263,
    by: 1,
    decided: { state: 'rejected', reason: '没有看到刷屏', hoursLater: 15 },
  },
  {
    kind: 'room',
    about: 14,
    reason: 'abuse',
    text: '主播和观众对骂',
    daysAgo: 5,
    minute: 1_352,
    by: 2,
    decided: { state: 'upheld', reason: '已提醒主播', hoursLater: 12 },
  },
  { kind: 'member', about: 9, reason: 'fraud', text: '说有内幕，要加微信', daysAgo: 3, minute: 1_290, by: 3 },
  { kind: 'room', about: 8, reason: 'spam', text: '标题和内容对不上', daysAgo: 2, minute: 1_228, by: 1 },
  { kind: 'member', about: 17, reason: 'abuse', text: '人身攻击，请管管', daysAgo: 2, minute: 1_407, by: 2 },
  { kind: 'member', about: 25, reason: 'gambling', text: '在弹幕里拉人下注', daysAgo: 1, minute: 633, by: 2 },
  { kind: 'room', about: 18, reason: 'other', text: '公告里留了站外的联系方式', daysAgo: 1, minute: 1_195, by: 1 },
  { kind: 'member', about: 2, reason: 'spam', text: '一直在刷同一个表情', daysAgo: 1, minute: 1_318, by: 1 },
];
