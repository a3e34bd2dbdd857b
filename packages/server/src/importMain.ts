import { reachDatabase } from './boot/database.ts';
import { openMigrated } from './boot/openDatabase.ts';
import { startFailure } from './boot/failures.ts';
import { runImport } from './feeds/import.ts';
import { readSettings } from './settings.ts';

/** `npm run import -- openfootball | opendota <file…>`, `list` and `undo <id>`: works beside a running site and without one. */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const { url, embedded } = await reachDatabase(settings, process.env.PITCHSIDE_DATA === undefined, 'import');
  const { database } = await openMigrated(settings, url, { connections: 1 });
  try {
    return await runImport(
      { db: database.db, clock: { now: Date.now } },
      process.argv.slice(2),
      (line) => void process.stdout.write(`${line}\n`),
      // npm changes to the root of the project; files are relative to the folder of the command.
      process.env.INIT_CWD,
    );
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
