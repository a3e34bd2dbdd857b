import { auditAll } from '../audit.ts';
import { wayTo } from '../openDatabase.ts';
import { serverPackage } from '../../platform/project.ts';
import { openDatabase } from '../../ports/database/database.ts';
import type { Settings } from '../../settings.ts';
import { backUp } from './backup.ts';
import { restore, verifyArchive } from './restore.ts';

const usage = `npm run admin -- backup <folder or file.backup> [--keep <number>]
npm run admin -- backup verify <file.backup>
npm run admin -- restore <file.backup>

PITCHSIDE_BACKUP_KEY holds the passphrase.`;

const instant = (at: number): string => new Date(at).toISOString();
const mega = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Whether the words are one of these commands, which need a database but no open site. */
export const isBackupCommand = ([command]: readonly string[]): boolean => command === 'backup' || command === 'restore';

/**
 * Runs `backup` or `restore`.
 * @param url address of the database that was chosen
 * @returns exit code: 0 done, 1 the restored ledger is not sound, 2 unknown command
 */
export async function runBackupCommand(
  settings: Settings,
  url: string,
  words: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const [command, first, second] = words;
  const passphrase = settings.backupKey;
  if (passphrase === undefined)
    throw new Error('A backup needs a passphrase: set PITCHSIDE_BACKUP_KEY, and keep it where the backups are not');
  if (command === 'backup' && first === 'verify' && second !== undefined) {
    const { at, tables, rows, files, fileCount } = await verifyArchive(second, passphrase);
    print(
      `sound: as of ${instant(at)}, ${tables} tables, ${rows} rows, ${files === 'here' ? `${fileCount} files` : 'files are in a bucket'}`,
    );
    return 0;
  }
  const { migrationUrl } = await wayTo(settings, url);
  if (command === 'backup' && first !== undefined && first !== 'verify') {
    const keep = words[words.indexOf('--keep') + 1];
    const hasKeep = words.includes('--keep');
    if (hasKeep && !/^[1-9]\d{0,3}$/.test(keep ?? '')) {
      print(usage);
      return 2;
    }
    const { path, at, tables, rows, files, bytes } = await backUp(
      settings,
      migrationUrl,
      first,
      passphrase,
      hasKeep ? Number(keep) : undefined,
    );
    print(`${path}: as of ${instant(at)}, ${tables} tables, ${rows} rows, ${files} files, ${mega(bytes)}`);
    if (settings.storage !== 'folder') print('Uploaded files lie in the bucket and are not in it: let the bucket keep versions.');
    return 0;
  }
  if (command === 'restore' && first !== undefined) {
    const { at, tables, rows } = await restore(settings, migrationUrl, serverPackage(), first, passphrase);
    print(`Restored as of ${instant(at)}: ${tables} tables, ${rows} rows`);
    const database = openDatabase(migrationUrl, { connections: 1, readOnly: true });
    try {
      const { isSound, report } = await auditAll(database.db);
      print(report);
      return isSound ? 0 : 1;
    } finally {
      await database.close();
    }
  }
  print(usage);
  return 2;
}
