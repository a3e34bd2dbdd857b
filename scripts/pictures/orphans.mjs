// Pictures that no story takes any more. `--delete` takes them away.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { root } from '../setup/node.mjs';
import { pictureHome, written } from './home.mjs';
import { looks, unpictured } from './variants.mjs';

const suffix = /-[a-z]+-[a-z0-9]+\.png$/;

/**
 * Names of the pictures that the stories of a file take, without browser and system.
 * @param {string} text source of the story file
 * @param {string} fileName for messages
 */
export function picturesOf(text, fileName) {
  const { meta, stories } = loadCsf(text, { fileName, makeTitle: (title) => title ?? fileName }).parse();
  return stories.flatMap(({ name, tags = [] }) => {
    const worn = new Set([...(meta.tags ?? []), ...tags]);
    if (worn.has('!test') || unpictured.some((tag) => worn.has(tag))) return [];
    return [name, ...(worn.has('gallery') ? looks.map((look) => `${name} ${look}`) : [])].map(written);
  });
}

/** Paths of pictures under a folder that nothing takes: their story was renamed or taken away. */
export function orphans(folder) {
  const files = readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file)));
  const pictures = files.filter((file) => file.endsWith('.png') && file.includes(`__screenshots__${sep}`));
  const sources = new Map(
    files
      .filter((file) => file.endsWith('.stories.tsx') && !file.includes(`__screenshots__${sep}`))
      .map((file) => [join(pictureHome(dirname(file)), '__screenshots__', basename(file)), file]),
  );
  const taken = new Map();
  const takenBy = (source) => {
    if (!taken.has(source)) taken.set(source, new Set(source ? picturesOf(readFileSync(source, 'utf8'), basename(source)) : []));
    return taken.get(source);
  };
  return pictures.filter((file) => {
    return !takenBy(sources.get(dirname(file))).has(basename(file).replace(suffix, ''));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = orphans(join(root, 'packages'));
  const away = process.argv.includes('--delete');
  for (const file of found) {
    if (away) rmSync(file);
    process.stdout.write(`${away ? 'Deleted' : 'No story takes'} ${relative(root, file)}\n`);
  }
  if (found.length === 0) process.stdout.write('Every picture has its story.\n');
  process.exitCode = found.length && !away ? 1 : 0;
}
