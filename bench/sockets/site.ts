import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../packages/server/src/ports/database/database.ts';
import { migrateDatabase } from '../../packages/server/src/platform/migrations.ts';
import { startEmbedded } from '../../packages/server/src/ports/database/embedded.ts';
import { createSite } from '../../packages/server/src/server.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { fill, first } from '../wallet/world.ts';

export { first };

/** The whole server on a database of its own, fsync on, with givers who are rich and anchors who have rooms. */
export async function openServer(root: string, givers: number, anchors: number, environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-sockets-'));
  // The database runs as another user where this one is root.
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded(folder);
  await migrateDatabase(embedded.url, join(root, 'packages/server'));
  const database = openDatabase(embedded.url);
  const settings = readSettings({ PITCHSIDE_DEMO: 'off', PITCHSIDE_LOG: 'warn', PITCHSIDE_DATA: folder, ...environment });
  const site = await createSite({ settings, database, appFolder: folder });
  await site.start();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const tokens = await fill(embedded.url, givers, anchors);
  // Apart from the server's own connections, so that looking is not counted among what it does.
  const watcher = new pg.Client({ connectionString: embedded.url });
  await watcher.connect();
  const ask = async (text: string) => Number((await watcher.query<{ n: string }>(text)).rows[0]?.n);
  const address = site.app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    tokens,
    sockets: () => site.hub.size(),
    faults: () => site.platform.faults.total(),
    transactions: () => ask('select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()'),
    topics: () => ask('select count(*) as n from topic'),
    async stop() {
      await watcher.end();
      await site.close();
      await database.close();
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
