import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { UnreachableFolder } from '../ports/database/embedded.files.ts';
import { startEmbedded, type EmbeddedDatabase } from '../ports/database/embedded.ts';
import type { Settings } from '../settings.ts';

/** Where data of root lies when the project itself is in a private home that the database may not enter. */
const systemHome = '/var/lib/pitchside';

/** The database to use: the one that was named, or an embedded one in the data folder. */
export async function chooseDatabase(settings: Settings, folderIsDefault: boolean): Promise<{ url: string; place: string; embedded?: EmbeddedDatabase }> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, place: 'DATABASE_URL' };
  const folder = resolve(settings.data);
  try {
    const embedded = await startEmbedded(join(folder, 'postgres'));
    return { url: embedded.url, place: folder, embedded };
  } catch (error) {
    if (!(error instanceof UnreachableFolder) || !folderIsDefault) throw error;
    // One folder a checkout, so that two checkouts of root do not share their data.
    const own = join(systemHome, createHash('sha256').update(folder).digest('hex').slice(0, 12));
    const embedded = await startEmbedded(join(own, 'postgres'));
    return { url: embedded.url, place: own, embedded };
  }
}
