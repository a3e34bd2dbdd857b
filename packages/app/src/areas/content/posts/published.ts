import { createNanoEvents } from 'nanoevents';
import type { OwnPost } from './postsCalls.ts';

const events = createNanoEvents<{ published: (post: OwnPost) => void }>();

/** Posts that the reader publishes on this page, for its feeds. */
export const published = {
  /** Subscribes to published posts. Returns a function that stops it. */
  listen: (listener: (post: OwnPost) => void): (() => void) => events.on('published', listener),
  announce: (post: OwnPost): void => events.emit('published', post),
};
