import pg from 'pg';
import { reasonOf } from '../../platform/faults.ts';
import { migrateDatabase } from '../../platform/migrations.ts';
import type { Settings } from '../../settings.ts';
import { backUp } from '../backup/backup.ts';
import { wayTo } from '../openDatabase.ts';
import type { LockMode } from './acts.ts';
import { planUpgrade, readSchemaState, type PlannedMigration, type UpgradePlan } from './plan.ts';

const usage = `npm run admin -- upgrade <folder for the backup>
npm run admin -- upgrade --dry-run

PITCHSIDE_BACKUP_KEY holds the passphrase of the backup.`;

/** Words for whom a lock holds up. */
const holdsUp: Readonly<Record<LockMode, string>> = {
  'ROW EXCLUSIVE': 'nobody waits, but for the rows that are written',
  'SHARE UPDATE EXCLUSIVE': 'nobody waits',
  SHARE: 'writes wait',
  'SHARE ROW EXCLUSIVE': 'writes wait',
  'ACCESS EXCLUSIVE': 'reads and writes wait',
};

/** Seconds from which an estimate is said in figures. */
const least = 0.1;
const lasting = (seconds: number): string => {
  if (seconds < least) return 'a moment';
  return seconds < 90 ? `about ${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s` : `about ${Math.round(seconds / 60)} min`;
};
const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

function wordsOf({ tag, acts, locks, seconds, breaks }: PlannedMigration): string[] {
  const what = acts.map(({ words, rows, seconds: own, isAhead, isUnsure, index }) =>
    [
      `    ${words}`,
      rows > 0 && own >= least && `(about ${figure.format(rows)} rows, ${lasting(own)})`,
      (isAhead || index?.isConcurrent) && '— concurrently, before it: nobody waits',
      isUnsure && '— what it works on cannot be told from its text',
    ]
      .filter(Boolean)
      .join(' '),
  );
  const held = [...locks].map(([table, mode]) => `    locks ${table} (${mode}: ${holdsUp[mode]}) until it ends, ${lasting(seconds)}`);
  return [`  ${tag}`, ...what, ...held, ...breaks.map((why) => `    ! nodes of the release before must not run beside it: ${why}`)];
}

/** The plan in words for whoever runs the site. */
export function describePlan({ migrations, functions }: UpgradePlan): string[] {
  return [
    `${migrations.length} ${migrations.length === 1 ? 'migration waits' : 'migrations wait'}, ${functions.length} files of functions are replaced.`,
    ...migrations.flatMap(wordsOf),
    ...(functions.length > 0
      ? ['  functions', ...functions.map((path) => `    replaces those of ${path}; no table is locked but for its triggers`)]
      : []),
    'Times are estimates by rows, measured on two slow cores. Each migration waits 150 ms for a table and tries again, so that nobody waits behind it for longer.',
  ];
}

/** Sessions of the site's nodes: while migrations wait they are of the release before, because a node of this one migrates first. */
async function olderNodes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ at: string; n: number; since: Date }>(
    `select coalesce(host(client_addr), 'this machine') as at, count(*)::int as n, min(backend_start) as since from pg_stat_activity
     where datname = current_database() and application_name in ('pitchside', 'pitchside jobs') and pid <> pg_backend_pid() group by 1 order by 1`,
  );
  return rows.map(({ at, n, since }) => `${at} (${n} connections, since ${since.toISOString()})`);
}

/** Builds an index beside a site that runs; what an earlier try left unfinished goes first. */
async function buildAhead(client: pg.Client, { name, text }: { name: string; text: string }): Promise<void> {
  const { rows } = await client.query<{ valid: boolean }>(
    `select i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and c.relname = $1`,
    [name],
  );
  if (rows[0]?.valid) return;
  if (rows.length > 0) await client.query(`drop index concurrently "${name}"`);
  try {
    await client.query(text);
  } catch (error) {
    await client.query(`drop index concurrently if exists "${name}"`);
    throw error;
  }
}

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** The way back, in commands. */
function wayBack({ databaseUrl }: Settings, path: string): string[] {
  const into =
    databaseUrl === undefined ? 'PITCHSIDE_DATA=<a new folder>' : 'DATABASE_URL=<an empty database> PITCHSIDE_DATA=<a new folder>';
  return [
    'The way back: stop every node, and with the program of the release before',
    `  ${into} npm run admin -- restore ${path}`,
    'What was written since the backup is not in it.',
  ];
}

/**
 * `upgrade`: says what the waiting migrations do, takes a backup, and applies them one by one as a start does, with indexes of large tables
 * built beforehand. Nodes of the release before serve on, unless a migration takes from them what they use.
 * @param url address of the database that was chosen
 * @param folder the server's package
 * @returns exit code: 0 done or nothing to do, 1 refused, 2 unknown command
 * @throws Error when the backup fails, before anything is changed; when a migration fails, naming it
 */
export async function runUpgrade(
  settings: Settings,
  url: string,
  folder: string,
  words: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const [, target] = words;
  const isDry = target === '--dry-run';
  if (target === undefined || words.length > 2 || (target.startsWith('--') && !isDry)) {
    print(usage);
    return 2;
  }
  const { migrationUrl } = await wayTo(settings, url);
  const client = new pg.Client({ connectionString: migrationUrl, application_name: 'pitchside upgrade' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const plan = await planUpgrade(await readSchemaState(client), folder);
    if (plan.isLater) throw new Error('The database is of a later release than this program: upgrade with that one');
    if (plan.level === undefined) {
      print('The database is empty: the first start fills it.');
      return 0;
    }
    if (plan.migrations.length + plan.functions.length === 0) {
      print('Nothing waits: the database is of this release.');
      return 0;
    }
    for (const line of describePlan(plan)) print(line);
    const breaking = plan.migrations.filter(({ breaks }) => breaks.length > 0);
    const older = breaking.length > 0 ? await olderNodes(client) : [];
    if (older.length > 0) {
      print(
        `Refused: ${breaking.map(({ tag }) => tag).join(', ')} must not run beside nodes of the release before, and these are connected:`,
      );
      for (const each of older) print(`  ${each}`);
      print('Stop them first (npm run admin -- drain on each machine), then upgrade and start the new release.');
    }
    if (isDry || older.length > 0) return older.length > 0 ? 1 : 0;
    if (settings.backupKey === undefined)
      throw new Error(
        'A backup comes before an upgrade and needs a passphrase: set PITCHSIDE_BACKUP_KEY, and keep it where the backups are not',
      );
    const { path } = await backUp(settings, migrationUrl, target, settings.backupKey).catch((error: unknown) => {
      throw new Error(`The backup failed, and nothing was changed: ${reasonOf(error)}`, { cause: error });
    });
    print(`Backup: ${path}`);
    const replaced: string[] = [];
    for (const { tag, at, ahead } of plan.migrations) {
      const begun = performance.now();
      try {
        for (const index of ahead) await buildAhead(client, index);
        replaced.push(...(await migrateDatabase(migrationUrl, folder, { until: at })));
      } catch (error) {
        for (const line of wayBack(settings, path)) print(line);
        throw new Error(`The database refused ${tag} (those before it are applied, and it is not): ${reasonOf(error)}`, { cause: error });
      }
      print(`  ✓ ${tag} in ${seconds(begun)}`);
    }
    replaced.push(...(await migrateDatabase(migrationUrl, folder)));
    print(`  ✓ ${replaced.length} files of functions`);
    print('Done. Now start the new release on one node after the other.');
    for (const line of wayBack(settings, path)) print(line);
    return 0;
  } finally {
    await client.end();
  }
}
