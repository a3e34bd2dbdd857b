import * as z from 'zod/mini';
import { proxy, subscribe } from 'valtio';
import { readJson, storageKeys, writeJson } from '../storage/storage.ts';

const schema = z.object({ volume: z.number().check(z.gte(0), z.lte(1)), muted: z.boolean() });

/** How loud this person watches. */
export const volume = proxy(readJson(storageKeys.volume, schema, { volume: 0.7, muted: false }));

/** Whether the browser has refused sound since somebody wanted it. */
export const sound = proxy({ isRefused: false });
subscribe(volume, () => {
  if (!volume.muted) sound.isRefused = false;
});

/** Changes the volume and keeps it. */
export function setVolume(change: Partial<z.output<typeof schema>>): void {
  Object.assign(volume, change);
  writeJson(storageKeys.volume, volume);
}
