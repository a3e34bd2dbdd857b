import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files that are still coming, on this machine's disk: nothing large is held in memory. */
export function createDrafts(folder = join(tmpdir(), 'pitchside-drafts')) {
  return {
    /**
     * Writes a file as it comes; stops at the first byte too many.
     * @throws what is given for too many bytes
     */
    async write(
      key: string,
      chunks: AsyncIterable<Uint8Array>,
      maxSize: number,
      count: (size: number) => void,
      tooLarge: Error,
    ): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, key);
      const file = await open(path, 'wx', 0o600);
      try {
        let size = 0;
        for await (const chunk of chunks) {
          size += chunk.length;
          count(size);
          if (size > maxSize) throw tooLarge;
          await file.writeFile(chunk);
        }
        return path;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      } finally {
        await file.close();
      }
    },
    drop: (path: string) => rm(path, { force: true }),
    /** Removes what a process left that ended half-way, from before an instant (ms of the machine's clock). */
    async sweep(before: number): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
}
