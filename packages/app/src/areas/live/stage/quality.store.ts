import { qualities } from '@pitchside/api/live/live';
import * as z from 'zod/mini';
import { storedState, readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';

const schema = z.object({ choice: z.enum([...qualities, 'auto']) });

/** The quality in which this person watches, where a stream has it. */
export const quality = storedState(() => readJson(storageKeys.quality, schema, { choice: 'original' }));

/** Changes the quality and keeps it. */
export function setQuality(choice: z.output<typeof schema>['choice']): void {
  quality.choice = choice;
  writeJson(storageKeys.quality, quality);
}
