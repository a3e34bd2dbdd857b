import type { TopicPolicy } from '../../../../platform/topics.ts';

/** Topic of the news ticker: articles as they are published. */
export const newsTopic = 'news';

/** The news topic is open to everybody. */
export const newsPolicy: TopicPolicy = {
  pattern: /^news$/,
  mayEnd: false,
  judge: async (followings) => followings.map(() => 'admitted'),
};
