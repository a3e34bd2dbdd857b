import type { Platform } from '../../platform/platform.ts';
import { broken } from '../files/broken.ts';
import { readDota } from './read.ts';
import { storeDota, type StoredDota } from './store.ts';

export type { StoredDota } from './store.ts';

/** Most characters of a file; a match that was parsed in full has under 5,000,000. */
const longestFile = 12_000_000;

/** Imports the record of one match of Dota 2 in one transaction: all of it or nothing. Importing it again changes nothing. */
export async function importOpendota(platform: Pick<Platform, 'db' | 'clock'>, text: string): Promise<StoredDota> {
  if (text.length > longestFile) throw broken('tooLong', { most: longestFile });
  const read = readDota(text);
  return platform.db.transaction((tx) => storeDota(tx, platform, read));
}
