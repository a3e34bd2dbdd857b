import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { UnreachableFolder } from '../ports/database/embeddedFiles.ts';
import { livingOwner, ownerProgram, runningEmbedded, type OwnerProgram } from '../ports/database/embeddedRunning.ts';
import { FolderInUse, startEmbedded, type EmbeddedDatabase } from '../ports/database/embedded.ts';
import { migrateDatabase } from '../platform/migrations.ts';
import { serverPackage } from '../platform/project.ts';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from '../ports/database/database.ts';
import { isPooler } from '../ports/database/pooler.ts';
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
  try {
    const embedded = await startEmbedded(join(folder, 'postgres'), { program });
    return { url: embedded.url, place: folder, embedded };
  } catch (error) {
    if (!(error instanceof UnreachableFolder) || !folderIsDefault) throw error;
    const own = ownHome(folder);
    const embedded = await startEmbedded(join(own, 'postgres'), { program });
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

/** Ways to a database that may stand behind a pooler. */
export interface WayTo {
  isPooled: boolean;
  /** For what needs a session of its own, as LISTEN does; undefined where only a pooler is known. */
  sessionUrl: string | undefined;
  migrationUrl: string;
}

/** Finds the ways to a database that was chosen: `DATABASE_URL` may be a pooler's, and `DATABASE_DIRECT_URL` the way past it. */
export async function wayTo({ databaseUrl, databaseDirectUrl }: Settings, url: string): Promise<WayTo> {
  const isPooled = databaseUrl !== undefined && (await isPooler(url));
  const direct = databaseUrl === undefined ? undefined : databaseDirectUrl;
  return { isPooled, sessionUrl: direct ?? (isPooled ? undefined : url), migrationUrl: direct ?? url };
}

/** Brings a database that was chosen up to date and opens it. */
export async function openMigrated(
  settings: Settings,
  url: string,
  options: DatabaseOptions = {},
): Promise<{ database: OpenDatabase; way: WayTo }> {
  const way = await wayTo(settings, url);
  await migrateDatabase(way.migrationUrl, serverPackage());
  return { database: openDatabase(url, { isPooled: way.isPooled, prepare: settings.databasePrepare === 'on', ...options }), way };
}
