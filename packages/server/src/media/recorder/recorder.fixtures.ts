import type { Recordings } from '../../modules/recordings/index.ts';

/** Recordings of a site on which no broadcast is on, and none was. */
export const nothingRecorded: Pick<Recordings, 'broadcastOf' | 'keep' | 'replay'> = {
  broadcastOf: async () => undefined,
  keep: async () => 'kept',
  replay: async () => undefined,
};
