import { msg } from '@lingui/core/macro';
import type { Following, TopicPolicy, Verdict } from '../../../platform/topics.ts';

/** Topic of all rooms: live, ended and changed ones. */
export const roomsTopic = 'rooms';

/** Topic of a room: comments and changes. */
export const roomTopic = (roomId: number | string): string => `room:${roomId}`;

/** Subscription to a room; the member is null for visitors. */
export interface AtRoom {
  roomId: number;
  memberId: number | null;
}

/** Those of the given entries, by index, whose room does not exist (`isGone`) or whose member was removed from it. */
export type Absences = (given: readonly AtRoom[]) => Promise<{ place: number; isGone: boolean }[]>;

const kicked = msg`你已被移出这个直播间`;

/** Rooms are open to everybody except removed members, on all of their connections. Visitors cannot be removed. */
export const livePolicies = (absences: Absences): TopicPolicy[] => [
  { pattern: /^rooms$/, mayEnd: false, judge: async (followings) => followings.map(() => 'admitted') },
  {
    pattern: /^room:([1-9]\d{0,14})$/,
    mayEnd: true,
    refusal: kicked,
    farewell: (subject) => ({ type: 'liveKickout', data: { room_id: subject } }),
    async judge(followings: readonly Following[]) {
      const verdicts: Verdict[] = followings.map(() => 'admitted');
      const absent =
        followings.length === 0
          ? []
          : await absences(followings.map(({ subject, memberId }) => ({ roomId: Number(subject), memberId: memberId ?? null })));
      for (const { place, isGone } of absent) verdicts[place] = isGone ? 'unknown' : 'refused';
      return verdicts;
    },
  },
];
