import type { TopicPolicy } from '../../../platform/topics.ts';

/** Topic of a member's balances; only their own connections may subscribe. */
export const memberTopic = (id: number): string => `user:${id}`;

/** Policy of member topics: only for the member, while signed in. For others the topic does not exist. */
export const memberPolicy: TopicPolicy = {
  pattern: /^user:([1-9]\d{0,14})$/,
  mayEnd: true,
  judge: async (followings) => followings.map(({ subject, memberId }) => (memberId === Number(subject) ? 'admitted' : 'unknown')),
};
