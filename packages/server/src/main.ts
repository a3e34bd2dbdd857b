import { join } from 'node:path';
import { announce, progress } from './boot/announce.ts';
import { chooseDatabase } from './boot/database.ts';
import { startFailure } from './boot/failures.ts';
import { serverPackage } from './boot/project.ts';
import { startWorld } from './boot/world.ts';
import type { Running } from './platform/platform.ts';
import { migrateDatabase, openDatabase } from './ports/database/database.ts';
import { createSite } from './server.ts';
import { readSettings } from './settings.ts';

const stack: Running[] = [];

/** Stops what was started, last first; a second signal does not wait. */
async function stop(code: number): Promise<never> {
  for (const running of stack.splice(0).reverse()) await running.stop().catch(() => undefined);
  process.exit(code);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const folder = serverPackage();

  progress('database');
  const { url, place, embedded } = await chooseDatabase(settings, process.env.PITCHSIDE_DATA === undefined);
  if (embedded) stack.push(embedded);
  await migrateDatabase(url, join(folder, 'migrations'));
  const database = openDatabase(url, { prepare: settings.databasePrepare === 'on' });
  stack.push({ stop: () => database.close() });

  progress('site');
  const site = await createSite({ settings, database, appFolder: join(folder, '../app/dist'), mobileFolder: join(folder, '../app/mobile/dist') });
  stack.push({ stop: () => site.close() });
  const world = await startWorld(site);
  stack.push(world);

  await site.uploadSite.listen();
  await site.app.listen({ host: settings.host, port: settings.port });
  await announce(site, place);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  let asked = 0;
  process.on(signal, () => {
    asked += 1;
    if (asked > 1) process.exit(130);
    void stop(0);
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`\nPitchside did not start. ${startFailure(error)}\n`);
  void stop(1);
});
