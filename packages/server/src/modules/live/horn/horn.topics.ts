import type { TopicPolicy } from '../../../platform/topics.ts';

/** Topic of horns, which every room shows. */
export const hornsTopic = 'horns';

/** The topic of horns is open to everybody. */
export const hornsPolicy: TopicPolicy = {
  pattern: /^horns$/,
  mayEnd: false,
  judge: async (followings) => followings.map(() => 'admitted'),
};
