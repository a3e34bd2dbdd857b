import Fastify from 'fastify';
import { isBackupCommand, runBackupCommand } from './boot/backup/commands.ts';
import { composeModules } from './boot/compose.ts';
import { examine, printFindings, resetDemo } from './boot/doctor.ts';
import { drainNode } from './boot/nodeFile.ts';
import { startFailure } from './boot/failures.ts';
import { reachDatabase } from './boot/database.ts';
import { explained, openMigrated } from './boot/openDatabase.ts';
import { createPlatform } from './boot/platform.ts';
import { runAdmin } from './modules/desk/operations/index.ts';
import { CallError } from './platform/callError.ts';
import { serverPackage } from './platform/project.ts';
import { readSettings, type Settings } from './settings.ts';
import { speak } from './text/speak.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run admin -- …`: operators' acts from the command line of the machine; it works beside a running site and without one. */
async function main(): Promise<number> {
  const words = process.argv.slice(2);
  const folderIsDefault = process.env.PITCHSIDE_DATA === undefined;
  if (words[0] === 'doctor') {
    const reach = async (settings: Settings) => {
      const { url, embedded } = await reachDatabase(settings, folderIsDefault, 'admin');
      return { url, stop: async () => embedded?.stop() };
    };
    return printFindings(await examine(process.env, reach), print);
  }
  const settings = readSettings({ ...process.env, PITCHSIDE_LOG: process.env.PITCHSIDE_LOG ?? 'error' });
  if (words[0] === 'drain') {
    print(`Asked the node to end; it leaves the proxy first (PITCHSIDE_DRAIN ${settings.drain} s).`);
    print(`Process ${await drainNode(settings)} has ended.`);
    return 0;
  }
  const { url, embedded } = await reachDatabase(settings, folderIsDefault, 'admin');
  if (words.join(' ') === 'demo reset') {
    try {
      await resetDemo(settings, url);
      print('The demo world is gone; the next start draws a new one.');
      return 0;
    } finally {
      await embedded?.stop();
    }
  }
  if (isBackupCommand(words)) {
    try {
      return await runBackupCommand(settings, url, words, print);
    } finally {
      await embedded?.stop();
    }
  }
  if (words[0] === 'upgrade') {
    // It brings PostgreSQL's parser, which no other command wants.
    const { runUpgrade } = await import('./boot/upgrade/upgrade.ts');
    try {
      return await runUpgrade(settings, url, serverPackage(), words, print);
    } catch (error) {
      throw explained(error, url);
    } finally {
      await embedded?.stop();
    }
  }
  const { database } = await openMigrated(settings, url, { connections: 4 });
  try {
    const { log } = Fastify({ logger: { level: settings.logLevel } });
    const platform = createPlatform({ settings, database, log });
    // Only the command runs here: no connections, no jobs, no ingest.
    const { services } = await composeModules(
      platform,
      {},
      {
        ingestAddress: () => '',
        whip: () => null,
        cut: async () => undefined,
        past: async () => null,
        cutRecording: () => undefined,
        joinPieces: () => undefined,
        drawFilm: async () => undefined,
        pictureOf: () => ({ url: '', isLowLatency: false }),
        variantsOf: () => null,
        soundOf: () => null,
        ownOrigin: () => '',
        viewers: () => [],
        watchers: () => [],
      },
    );
    return await runAdmin(services.operations, words, print);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof CallError ? speak(error.text, 'en') : startFailure(error)}\n`);
    process.exit(1);
  },
);
