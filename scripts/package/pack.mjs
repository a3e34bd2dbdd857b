import { join } from 'node:path';
import { run } from '../setup/command.mjs';
import { npm } from '../setup/install.mjs';
import { dist } from './parts.mjs';

/**
 * Packs the built library as it would be published.
 * @param {string} folder where the tarball is put
 * @returns {Promise<{ tarball: string, files: number, bytes: number }>} path, number of files, packed size
 */
export async function pack(folder) {
  const [command, args, options] = npm(['pack', dist, '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder]);
  const { code, output } = await run(command, args, options);
  const report = /^[[{][\s\S]*^[\]}]/m.exec(output);
  if (code !== 0 || !report) throw new Error(`npm pack failed:\n${output}`);
  const [{ filename, entryCount, size }] = Object.values(JSON.parse(report[0]));
  return { tarball: join(folder, filename), files: entryCount, bytes: size };
}
