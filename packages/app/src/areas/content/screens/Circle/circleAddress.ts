import type { CirclePlace } from '@pitchside/api/screens/Circle';

/** The address of a feed. */
export function feedHref({ id, topic, feed }: CirclePlace): string {
  const query = new URLSearchParams({ ...(id !== undefined && { id }), ...(topic !== undefined && { topic }), feed });
  return `/circle?${query}`;
}
