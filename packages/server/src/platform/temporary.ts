import { createHash } from 'node:crypto';
import { lstat, mkdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Settings } from '../settings.ts';

/** A folder of this site for data in transit, on this machine's disk. */
export interface TemporaryFolder {
  readonly path: string;
  /**
   * Creates the folder, or finds it.
   * @throws Error where another user has put something in its place
   */
  open(): Promise<string>;
  /** Share of its disk that is free. */
  freeShare(): Promise<number>;
}

/** Creates a folder for this user alone; an existing one must be so too. */
async function makeOwn(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(path);
  const own = process.getuid?.();
  // Systems without users have no such rights either.
  if (!found.isDirectory() || (own !== undefined && (found.uid !== own || (found.mode & 0o077) !== 0)))
    throw new Error(`${path} is not a folder of this user alone: remove it, or set TMPDIR to a folder of your own`);
}

/**
 * A folder below the system's temporary one, which everybody may write to. Its name is derived from site and user, the same after each
 * start, and nobody else may make, read or change it.
 * @param what purpose, as part of the name
 * @param below default the system's
 */
export function temporaryFolder(
  { data, databaseUrl }: Pick<Settings, 'data' | 'databaseUrl'>,
  what: string,
  below = tmpdir(),
): TemporaryFolder {
  const site = createHash('sha256')
    .update(JSON.stringify([resolve(data), databaseUrl ?? '', process.getuid?.() ?? '']))
    .digest('hex')
    .slice(0, 16);
  const parent = join(below, `pitchside-${site}`);
  const path = join(parent, what);
  return {
    path,
    async open() {
      await makeOwn(parent);
      await makeOwn(path);
      return path;
    },
    async freeShare() {
      const { bavail, blocks } = await statfs(below);
      return blocks === 0 ? 1 : bavail / blocks;
    },
  };
}
