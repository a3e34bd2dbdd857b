import type { TopicPolicy } from '../../platform/topics.ts';

/** Topic of horns, which every room shows. */
export const hornsTopic = 'horns';

/** Horns are for everybody, for as long as they like. */
export const hornsPolicy: TopicPolicy = {
  pattern: /^horns$/,
  mayEnd: false,
  judge: async (followings) => followings.map(() => 'admitted'),
};
