import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of the server package, for the source and for the bundle. */
export function serverPackage(): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at)) {
    const manifest = join(at, 'package.json');
    if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"@pitchside/server"')) return at;
  }
  throw new Error('The server does not lie in its package');
}
