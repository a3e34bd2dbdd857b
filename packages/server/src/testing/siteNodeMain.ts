import { tmpdir } from 'node:os';
import { createRateLimits } from '../http/rate.ts';
import { openBus } from '../ports/bus/index.ts';
import { openDatabase } from '../ports/database/database.ts';
import { createSite } from '../server.ts';
import { readSettings } from '../settings.ts';
import { assertFaults } from './faults.ts';

// One node of the site in a process of its own, for tests; it ends with its standard input.

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const database = openDatabase(settings.databaseUrl ?? '', { connections: 8, wait: 10_000 });
  // A busy machine may need time to count.
  const site = await createSite({
    settings,
    database,
    appFolder: tmpdir(),
    rates: (platform) => createRateLimits(platform, 20_000),
    openBus: (log) => openBus({ busUrl: settings.busUrl, sessionUrl: settings.databaseUrl }, log),
  });
  await site.start();
  const media = await site.media.start();
  // Jobs run only for tests that ask for them.
  const jobs = process.env.PITCHSIDE_NODE_JOBS === 'on' ? await site.runJobs() : undefined;
  const origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write(`${JSON.stringify({ origin, ingest: site.media.ingestAddress() })}\n`);
  await new Promise((resolve) => process.stdin.once('end', resolve).resume());
  await jobs?.stop();
  await media.stop();
  await site.close();
  await database.close();
  assertFaults(site.platform.faults);
  process.exit(0);
}

await serve();
