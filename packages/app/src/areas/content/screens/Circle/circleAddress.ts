import { contentLimits } from '@pitchside/api/content/content';
import type { OwnLanguage } from '../../language/ownLanguage.ts';

/** The feeds of the page, in the order of their tabs. */
export const feeds = ['recommended', 'new', 'followed', 'own'] as const;
export type CircleFeed = (typeof feeds)[number];

/** Place on the circle page. */
export interface CirclePlace {
  /** One circle; undefined for all of them. */
  id: string | undefined;
  /** Posts that name one topic alone; undefined for all. */
  topic: string | undefined;
  feed: CircleFeed;
}

/** Reads an address; invalid values show the recommended posts, or the newest of a circle or topic. */
export function readCircle(parameters: URLSearchParams): CirclePlace {
  const asked = parameters.get('id') ?? '';
  const id = /^[1-9]\d{0,14}$/.test(asked) ? asked : undefined;
  const topic = [...(parameters.get('topic')?.trim() ?? '')].slice(0, contentLimits.tag).join('') || undefined;
  return {
    id,
    topic,
    feed: feeds.find((one) => one === parameters.get('feed')) ?? (id === undefined && topic === undefined ? 'recommended' : 'new'),
  };
}

/** The address of a feed. */
export function feedHref({ id, topic, feed }: CirclePlace): string {
  const query = new URLSearchParams({ ...(id !== undefined && { id }), ...(topic !== undefined && { topic }), feed });
  return `/circle?${query}`;
}

/** Query of a place; followed and own posts come in every language. */
export const queryOf = ({ id, topic, feed }: CirclePlace, own: OwnLanguage) => ({
  ...(feed !== 'followed' && feed !== 'own' && own),
  feed,
  ...(id !== undefined && { circle_id: id }),
  ...(topic !== undefined && { topic }),
});
