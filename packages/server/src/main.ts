import { join } from 'node:path';
import { chooseDatabase, type ChosenDatabase } from './boot/database.ts';
import { startFailure } from './boot/failures.ts';
import { heapFlags, supervision, superviseSite, type SupervisedSite } from './boot/supervisor.ts';
import { noteNode } from './boot/nodeFile.ts';
import { progress } from './boot/progress.ts';
import { readSettings } from './settings.ts';

// Supervisor: it owns the database, starts the site's process and restarts it whenever it ends unasked. It does little, so that little can
// go wrong with it.

/** Words for people go to standard output; standard error has JSON lines alone, until a start that fails says why as its last. */
const say = (line: string) => void process.stdout.write(`${line}\n`);
let site: SupervisedSite | undefined;
let database: Promise<ChosenDatabase> | undefined;
let stopping: Promise<never> | undefined;

/** Ends the site, then its database, then this process. */
function stop(code: number): Promise<never> {
  stopping ??= (async () => {
    await site?.stop();
    const chosen = await database?.catch(() => undefined);
    await chosen?.embedded?.stop();
    process.exit(code);
  })();
  return stopping;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  noteNode(settings);
  progress('database');
  // The site's process loads its code while the database starts.
  site = superviseSite(
    join(import.meta.dirname, 'site.js'),
    say,
    { ...supervision, patience: supervision.patience + settings.drain * 1_000 },
    heapFlags(settings.heap),
  );
  void site.over.then(stop);
  database = chooseDatabase(settings, process.env.PITCHSIDE_DATA === undefined);
  const { url, place } = await database;
  site.begin({ url, place });
}

// A closed terminal takes no output; that is no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopping ? process.exit(130) : void stop(0)));
// The process that started us with an IPC channel is gone.
process.on('disconnect', () => void stop(0));

start().catch((error: unknown) => {
  process.stderr.write(`\nPitchside did not start. ${startFailure(error)}\n`);
  void stop(1);
});
