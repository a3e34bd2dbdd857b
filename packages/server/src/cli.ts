import { join } from 'node:path';
import { reachDatabase } from './boot/database.ts';
import { serverPackage } from './platform/project.ts';
import { runAdmin } from './modules/operations/cli.ts';
import { CallError } from './platform/call.error.ts';
import { migrateDatabase, openDatabase } from './ports/database/database.ts';
import { createSite } from './server.ts';
import { readSettings } from './settings.ts';
import { speak } from './text/speak.ts';

/** `npm run admin -- …`: what operators do, from the command line of the machine; it works beside a running site and without one. */
async function main(): Promise<number> {
  const settings = readSettings({ ...process.env, PITCHSIDE_LOG: process.env.PITCHSIDE_LOG ?? 'error' });
  const { url, embedded } = await reachDatabase(settings, process.env.PITCHSIDE_DATA === undefined);
  const folder = serverPackage();
  await migrateDatabase(url, join(folder, 'migrations'));
  const database = openDatabase(url, { connections: 4 });
  const site = await createSite({ settings, database, appFolder: join(folder, '../app/dist') });
  try {
    return await runAdmin(site.operations, process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
  } finally {
    await site.close();
    await database.close();
    await embedded?.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof CallError ? speak(error.text, 'en') : error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
