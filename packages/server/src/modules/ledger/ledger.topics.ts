import type { TopicPolicy } from '../../platform/topics.ts';

/** Topic of what a member owns; their own sockets alone may follow it. */
export const memberTopic = (id: number): string => `user:${id}`;

/** A member's own topic: nobody else's, and theirs for as long as they are signed in. To others it is as if it did not exist. */
export const memberPolicy: TopicPolicy = {
  pattern: /^user:([1-9]\d{0,14})$/,
  mayEnd: true,
  judge: async (followings) => followings.map(({ subject, memberId }) => (memberId === Number(subject) ? 'admitted' : 'unknown')),
};
