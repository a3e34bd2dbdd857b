import { createScreenPrefetch } from './platform/prefetch/screenLoaders.ts';
import { withMessages } from './platform/messages/withMessages.ts';

/** The room, which people come to from outside as they do to the first page: it is found without the list of the other screens. */
export const lazyScreens = { live: withMessages('live', () => import('./areas/live/screens/Live/index.ts')) };

/** Asks what a room asks first. */
export const prefetchScreen = createScreenPrefetch<'live'>({
  live: async () => (await import('./areas/live/screens/Live/loader.ts')).loader,
});
