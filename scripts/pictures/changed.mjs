// After stories failed: one sheet of the pictures that changed, before, after and their difference side by side.
import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/node.mjs';
import { changedSheet } from './changedSheet.mjs';
import { pictureHome } from './home.mjs';

/** What vitest leaves: `<folder of the story>/<story file>/<name>-actual-<browser>-<system>.png`, and the same with `diff` where the sizes agree. */
const taken = /^(.+)-actual-(.+\.png)$/;

/**
 * Changed pictures of the last run.
 * @param {string} folder `.vitest`
 * @param {string} home folder of the repository
 * @returns {{ part: string, name: string, before?: string, after: string, difference?: string }[]} paths relative to `folder`
 */
export function changedPictures(folder, home) {
  const attachments = join(folder, 'attachments');
  if (!existsSync(attachments)) return [];
  const files = readdirSync(attachments, { recursive: true }).map(String).sort();
  return files.flatMap((file) => {
    const [, name, rest] = taken.exec(basename(file)) ?? [];
    if (!name) return [];
    const beside = dirname(file);
    const place = (kind) => join(beside, `${name}-${kind}-${rest}`);
    const kept = join(home, pictureHome(dirname(beside)), '__screenshots__', basename(beside), `${name}-${rest}`);
    // A copy, so that the sheet still shows it after the picture was renewed.
    const before = existsSync(kept) && place('reference');
    if (before) copyFileSync(kept, join(attachments, before));
    const shown = (path) => `attachments/${path.split(sep).join('/')}`;
    return [
      {
        part: beside.split(sep).join('/'),
        name: name.replaceAll('-', ' '),
        before: before ? shown(before) : undefined,
        after: shown(file),
        difference: existsSync(join(attachments, place('diff'))) ? shown(place('diff')) : undefined,
      },
    ];
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = join(root, '.vitest');
  const sheet = join(folder, 'changed-pictures.html');
  const changed = changedPictures(folder, root);
  if (changed.length) {
    writeFileSync(sheet, changedSheet(changed));
    process.stdout.write(`${changed.length} changed picture${changed.length === 1 ? '' : 's'}, before and after: ${sheet}\n`);
  } else {
    rmSync(sheet, { force: true });
    process.stdout.write('No picture changed; the stories failed for another reason.\n');
  }
}
