import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file into a folder and removes it again. */
export async function probeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `.ready-${process.pid}`);
  await writeFile(file, 'ready', { mode: 0o600 });
  await rm(file, { force: true });
}
