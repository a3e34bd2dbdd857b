import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chooseDatabase } from './boot/database.ts';
import { startFailure } from './boot/failures.ts';
import { serverPackage } from './boot/project.ts';
import { runImport } from './modules/competitions/index.ts';
import { migrateDatabase, openDatabase } from './ports/database/database.ts';
import { runningEmbedded } from './ports/database/embedded.running.ts';
import { readSettings } from './settings.ts';

/** `npm run import -- openfootball | opendota <file…>`: works beside a running site and without one. */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const running = settings.databaseUrl ?? runningEmbedded(join(resolve(settings.data), 'postgres'), { exists: existsSync, read: (file) => readFileSync(file, 'utf8') });
  const { url, embedded } = running ? { url: running, embedded: undefined } : await chooseDatabase(settings, process.env.PITCHSIDE_DATA === undefined);
  await migrateDatabase(url, join(serverPackage(), 'migrations'));
  const database = openDatabase(url, { connections: 1 });
  try {
    return await runImport({ db: database.db, clock: { now: Date.now } }, process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`The files could not be imported. ${startFailure(error)}\n`);
    process.exit(1);
  },
);
