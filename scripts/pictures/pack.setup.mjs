import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/node.mjs';

/** Packs the pictures under a folder that were written since a moment (ms). */
export async function packWritten(folder, since) {
  const files = globSync('*/__screenshots__/*/*.png', { cwd: folder }).map((path) => join(folder, path));
  const written = files.filter((file) => statSync(file).mtimeMs >= since);
  if (written.length === 0) return;
  // The packer takes longer to load than most runs have to wait for it: few runs write a picture.
  const { packed } = await import('./packed.mjs');
  for (const file of written) writeFileSync(file, await packed(readFileSync(file)));
}

/** Around a run of stories: pictures that it writes, new ones or with `-u`, are packed when it ends. */
export default function setup() {
  const began = Date.now();
  return () => packWritten(join(root, 'packages/ui/src'), began);
}
