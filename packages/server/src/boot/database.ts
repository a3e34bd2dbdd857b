import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { UnreachableFolder } from '../ports/database/embeddedFiles.ts';
import { livingOwner, ownerProgram, runningEmbedded, type OwnerProgram } from '../ports/database/embeddedRunning.ts';
import { FolderInUse, startEmbedded, type EmbeddedDatabase } from '../ports/database/embedded.ts';
import type { Settings } from '../settings.ts';

/** Data folder of root when the project itself is in a private home that the database may not enter. */
const systemHome = '/var/lib/pitchside';

/** One folder a checkout, so that two checkouts of root do not share their data. */
const ownHome = (folder: string) => join(systemHome, createHash('sha256').update(folder).digest('hex').slice(0, 12));

/** A database that can be used, and the place of its data. */
export interface ChosenDatabase {
  url: string;
  place: string;
  embedded?: EmbeddedDatabase;
}

/** The database to use: the one that was named, or an embedded one in the data folder. */
export async function chooseDatabase(
  settings: Settings,
  folderIsDefault: boolean,
  program: OwnerProgram = 'site',
): Promise<ChosenDatabase> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, place: 'DATABASE_URL' };
  const folder = resolve(settings.data);
  // Standard error of a site has JSON lines alone.
  const options = { program, ...(program === 'site' && { say: (line: string) => void process.stdout.write(`${line}\n`) }) };
  try {
    const embedded = await startEmbedded(join(folder, 'postgres'), options);
    return { url: embedded.url, place: folder, embedded };
  } catch (error) {
    if (!(error instanceof UnreachableFolder) || !folderIsDefault) throw error;
    const own = ownHome(folder);
    const embedded = await startEmbedded(join(own, 'postgres'), options);
    return { url: embedded.url, place: own, embedded };
  }
}

/**
 * The database of a site that runs or is stopped; an embedded one that is not running is started for as long as it is needed.
 * @throws FolderInUse while another command holds it: it would end under this one
 */
export async function reachDatabase(
  settings: Settings,
  folderIsDefault: boolean,
  program: Exclude<OwnerProgram, 'site'>,
): Promise<ChosenDatabase> {
  const folder = resolve(settings.data);
  for (const place of settings.databaseUrl ? [] : [folder, ...(folderIsDefault ? [ownHome(folder)] : [])]) {
    const home = join(place, 'postgres');
    const url = runningEmbedded(home);
    const owner = livingOwner(home);
    if (url && owner !== undefined && ownerProgram(home) !== 'site') throw new FolderInUse(home, ownerProgram(home), owner);
    if (url) return { url, place: `${place} (the site is running)` };
  }
  return chooseDatabase(settings, folderIsDefault, program);
}
