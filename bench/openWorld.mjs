import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { ensureBuilt } from '../scripts/setup/build.mjs';

/**
 * Builds the product, loads what fills a benchmark's world, and opens an empty database for it.
 * @param {string} file a module in the server's own words (TypeScript) that hands on `startEmbedded`
 * @returns what the module exports, the database, the folder in which it lies, and how both go
 */
export async function openWorld(file) {
  await ensureBuilt();
  const { module: shared } = await runnerImport(fileURLToPath(new URL('../vite.shared.ts', import.meta.url)));
  const { module: world } = await runnerImport(file, { configFile: false, logLevel: 'error', plugins: shared.speaking() });
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-bench-'));
  // The database runs as another user where this one is root.
  chmodSync(folder, 0o755);
  const database = await world.startEmbedded(join(folder, 'postgres'));
  const close = async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { world, folder, database, close };
}
