import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStorage } from './storage.ts';

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;
const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');
const isElsewhere = (error: unknown): boolean => hasCode(error, 'EXDEV');

/** Files in a folder of this machine. */
export function createFolderStorage(folder: string): ObjectStorage {
  const place = (area: string, name = '') => join(folder, area, name);
  return {
    async put(area, name, bytes) {
      await mkdir(place(area), { recursive: true, mode: 0o700 });
      const part = place(area, `${name}.part`);
      const file = await open(part, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
        await file.close();
        await rename(part, place(area, name));
      } catch (error) {
        // On a full disk half a file would take the room that others need.
        await file.close().catch(() => undefined);
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(area, name) {
      try {
        return await readFile(place(area, name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async putFile(area, name, path) {
      await mkdir(place(area), { recursive: true, mode: 0o700 });
      const isHere = await rename(path, place(area, name)).then(
        () => true,
        (error: unknown) => (isElsewhere(error) ? false : Promise.reject(error instanceof Error ? error : new Error(String(error)))),
      );
      if (isHere) return;
      // From another disk it is copied beside its final place first. Two writers of the same file do not collide: the later one replaces
      // it.
      const part = place(area, `${name}.${randomUUID()}.part`);
      try {
        await copyFile(path, part);
        await rename(part, place(area, name));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await rm(path, { force: true });
    },
    async open(area, name) {
      try {
        const { size } = await stat(place(area, name));
        return { size, read: (start, end) => createReadStream(place(area, name), { start, end }) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (area, name) => rm(place(area, name), { force: true }),
    async freeShare() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, blocks } = await statfs(folder);
      return blocks > 0 ? bavail / blocks : 1;
    },
    async removeUnfinished(before) {
      let removed = 0;
      for (const area of ['public', 'private', 'parts']) {
        const names = await readdir(place(area)).catch((error: unknown) =>
          isMissing(error) ? [] : Promise.reject(error instanceof Error ? error : new Error(String(error))),
        );
        for (const name of names.filter((each) => each.endsWith('.part'))) {
          const { mtimeMs } = await stat(place(area, name));
          if (mtimeMs >= before) continue;
          await rm(place(area, name), { force: true });
          removed += 1;
        }
      }
      return removed;
    },
  };
}
