import * as z from 'zod/mini';
import { proxy, subscribe, useSnapshot } from 'valtio';
import { storedState, readJson, storageKeys, writeJson } from '../storage/storage.ts';

const schema = z.object({ volume: z.number().check(z.gte(0), z.lte(1)), muted: z.boolean() });

/** The person's volume, kept for all pictures. */
export const volume = storedState(() => readJson(storageKeys.volume, schema, { volume: 0.7, muted: false }));

/** Whether the browser has refused sound since somebody wanted it. */
const sound = proxy({ isRefused: false });
subscribe(volume, () => {
  if (!volume.muted) sound.isRefused = false;
});

/** Goes on without the sound that the browser refused; the person's own choice is kept for the next press. */
export function goSilent(): void {
  volume.muted = true;
  sound.isRefused = true;
}

/** Changes the volume and keeps it. */
export function setVolume(change: Partial<z.output<typeof schema>>): void {
  Object.assign(volume, change);
  writeJson(storageKeys.volume, volume);
}

/** Volume, and whether the browser refuses sound. */
export const useSound = () => ({ ...useSnapshot(volume), ...useSnapshot(sound) });
