import { miniCorners, type MiniCorner } from '@pitchside/ui/MiniPlayer';
import * as z from 'zod/mini';
import { storedState, readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';

const schema = z.object({ corner: z.enum(miniCorners) });

/** The corner in which this person has the small picture. */
export const mini = storedState<{ corner: MiniCorner }>(() => readJson(storageKeys.mini, schema, { corner: 'bottom-right' }));

/** Moves it, and keeps the place. */
export function setCorner(corner: MiniCorner): void {
  mini.corner = corner;
  writeJson(storageKeys.mini, mini);
}
