import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const compressible = /\.(js|css|html|svg|json|txt)$/;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server compresses nothing at run time. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir: folder = 'dist' }) {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names
          .filter((name) => compressible.test(name))
          .map(async (name) => {
            const path = join(folder, name);
            const bytes = await readFile(path);
            const [br, gz] = await Promise.all([
              brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
              zip(bytes, { level: 9 }),
            ]);
            await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
          }),
      );
    },
  };
}
