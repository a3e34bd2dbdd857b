import type { Recordings } from '../../modules/live/recordings/index.ts';

/** Recordings of a site without any broadcast, running or past. */
export const nothingRecorded: Pick<Recordings, 'broadcastOf' | 'keep' | 'replay'> = {
  broadcastOf: async () => undefined,
  keep: async () => 'kept',
  replay: async () => undefined,
};
