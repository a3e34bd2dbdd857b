import type { TopicPolicy } from '../../../platform/topics.ts';

/** Topic of the news ticker: articles as they are published. */
export const newsTopic = 'news';

/** News are for everybody, for as long as they like. */
export const newsPolicy: TopicPolicy = {
  pattern: /^news$/,
  mayEnd: false,
  judge: async (followings) => followings.map(() => 'admitted'),
};
