import type { Recordings } from '../../modules/live/recordings/index.ts';

/** Recordings of a site without any broadcast, running or past. */
export const nothingRecorded: Pick<Recordings, 'broadcastOf' | 'keep' | 'onWanted' | 'replay'> = {
  broadcastOf: async () => undefined,
  keep: async () => 'kept',
  onWanted: () => () => undefined,
  replay: async () => undefined,
};
