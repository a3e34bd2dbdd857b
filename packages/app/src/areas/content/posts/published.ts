import type { OwnPost } from './postsCalls.ts';

type Listener = (post: OwnPost) => void;
const listeners = new Set<Listener>();

/** Posts that the reader publishes on this page, for its feeds. */
export const published = {
  /** Subscribes to published posts. Returns a function that stops it. */
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  tell: (post: OwnPost): void => listeners.forEach((listener) => listener(post)),
};
