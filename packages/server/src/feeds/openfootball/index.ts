import type { Platform } from '../../platform/platform.ts';
import { BrokenFile } from '../files/broken.ts';
import { readSeason } from './read.ts';
import { storeSeason, type Stored } from './store.ts';

export { BrokenFile } from '../files/broken.ts';
export type { Stored } from './store.ts';

/** Most characters of a file; the longest season has under 400,000. */
const longestFile = 8_000_000;

/**
 * Imports one file of openfootball in one transaction: all of it or nothing. Importing it again changes nothing; a
 * corrected file changes what differs. Null for a file without matches.
 */
export async function importOpenfootball(platform: Pick<Platform, 'db' | 'clock'>, file: string, text: string): Promise<Stored | null> {
  if (text.length > longestFile) throw new BrokenFile(`it is longer than ${longestFile} characters`);
  const read = readSeason(file, text);
  return read && platform.db.transaction((tx) => storeSeason(tx, platform, read));
}
