import type { Recordings } from '../../modules/recordings/index.ts';

/** Recordings of a site on which no broadcast is on. */
export const nothingRecorded: Pick<Recordings, 'broadcastOf' | 'keep'> = { broadcastOf: async () => undefined, keep: async () => 'kept' };
