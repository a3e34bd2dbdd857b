import { circleList, postList, postRank } from '../content/community/index.ts';
import { contentLimits, type ContentPeriod } from '../content/content/index.ts';
import { idIn, ownLanguage, question, type OwnLanguage, type Question, type Reader } from './question.ts';

/** The feeds of the page, in the order of their tabs. */
export const circleFeeds = ['recommended', 'new', 'followed', 'own'] as const;
export type CircleFeed = (typeof circleFeeds)[number];

/** Place on the circle page. */
export interface CirclePlace {
  /** One circle; undefined for all of them. */
  id: string | undefined;
  /** Posts that name one topic alone; undefined for all. */
  topic: string | undefined;
  feed: CircleFeed;
}

/** Reads an address; invalid values show the recommended posts, or the newest of a circle or topic. */
export function readCircle(address: URLSearchParams): CirclePlace {
  const id = idIn(address);
  const topic = [...(address.get('topic')?.trim() ?? '')].slice(0, contentLimits.tag).join('') || undefined;
  return {
    id,
    topic,
    feed: circleFeeds.find((one) => one === address.get('feed')) ?? (id === undefined && topic === undefined ? 'recommended' : 'new'),
  };
}

/** Posts of one page. */
export const postsPage = 10;
/** Circles of the site, all at once. */
export const allCircles = { limit: 100 } as const;

/** Filter of the posts of a place; followed and own posts come in every language. */
export const circlePosts = ({ id, topic, feed }: CirclePlace, own: OwnLanguage) => ({
  ...(feed !== 'followed' && feed !== 'own' && own),
  feed,
  ...(id !== undefined && { circle_id: id }),
  ...(topic !== undefined && { topic }),
});

/** Query of the hot posts beside a page. */
export const hotPosts = (period: ContentPeriod, own: OwnLanguage) => ({ period, limit: 8, ...own });

/** First requests of /circle. */
export function circleQuestions(address: URLSearchParams, reader: Reader): Question[] {
  const own = ownLanguage(reader);
  return [
    question(postList, { ...circlePosts(readCircle(address), own), limit: postsPage }),
    question(circleList, allCircles),
    question(postRank, hotPosts('day', own)),
  ];
}
