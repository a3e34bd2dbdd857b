import { createWriteStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TemporaryFolder } from '../../../platform/temporary.ts';

/** Uploads in progress on the local disk: nothing large is held in memory. */
export function createDrafts({ path: folder, open: openFolder }: Pick<TemporaryFolder, 'path' | 'open'>) {
  return {
    /**
     * Writes a file from a stream; stops at the first byte above the limit.
     * @throws the given error for too many bytes
     */
    async write(
      key: string,
      chunks: AsyncIterable<Uint8Array>,
      maxSize: number,
      count: (size: number) => void,
      tooLarge: Error,
    ): Promise<string> {
      await openFolder();
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
    /** Writes a part from a stream, up to a limit. Bytes before a disconnect are kept, and reported as incomplete. */
    async writePart(
      name: string,
      chunks: AsyncIterable<Uint8Array>,
      most: number,
    ): Promise<{ path: string; size: number; isTooLarge: boolean; cut?: Error }> {
      await openFolder();
      const path = join(folder, name);
      const file = await open(path, 'wx', 0o600);
      let size = 0;
      try {
        for await (const chunk of chunks) {
          if (size + chunk.length > most) return { path, size, isTooLarge: true };
          await file.writeFile(chunk);
          size += chunk.length;
        }
        return { path, size, isTooLarge: false };
      } catch (cut) {
        return { path, size, isTooLarge: false, cut: cut instanceof Error ? cut : new Error(String(cut)) };
      } finally {
        await file.close();
      }
    },
    /** Concatenates pieces into one file, with a small buffer. */
    async join(name: string, pieces: AsyncIterable<Uint8Array>): Promise<string> {
      await openFolder();
      const path = join(folder, name);
      await pipeline(pieces, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return path;
    },
    /** The first bytes of a draft. */
    async head(path: string, length: number): Promise<Buffer> {
      const file = await open(path, 'r');
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    drop: (path: string) => rm(path, { force: true }),
    /** Removes drafts of crashed processes from before an instant (ms of the machine's clock). */
    async sweep(before: number): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
