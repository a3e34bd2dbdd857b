import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder in memory that Linux offers. */
const memory = '/dev/shm';
/** Bytes that the tests' databases may take, with room for what others keep there. */
const needed = 2 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= needed;
  } catch {
    return false;
  }
}

/**
 * Makes a folder for a database that ends with its tests: in memory where the machine has room there. Each test file clones and drops
 * a database of 1,700 files, and some file systems search long for a name to give after so many were deleted (ext4 without a journal:
 * two fifths of the processor during the server's tests).
 */
export const databaseFolder = (): string => mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'pitchside-test-'));
