// node scripts/categories/areas.mjs: writes the tree of packages/app/README.md from its folders.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSection, write } from '../setup/generated.mjs';
import { root } from '../setup/node.mjs';

const source = join(root, 'packages/app/src');
const readme = 'packages/app/README.md';

const foldersOf = (...place) =>
  readdirSync(join(source, ...place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
const lines = (names, indent) =>
  names
    .join(' ')
    .replace(/(.{1,90})(?: |$)/g, (_, line) => `${line}\n${' '.repeat(indent)}`)
    .trimEnd();

/** Rooms of the site as they lie in its folders: what each area shares, and its screens. */
function appTree() {
  const areas = foldersOf('areas').map((area) => {
    const folders = foldersOf('areas', area);
    const screens = folders.includes('screens') ? foldersOf('areas', area, 'screens') : [];
    return `  areas/${area.padEnd(9)} ${lines([...screens, ...folders.filter((name) => name !== 'screens')], 18)}`;
  });
  return ['```', 'src/', '  shell/', ...areas, `  platform/       ${lines(foldersOf('platform'), 18)}`, '  mobile/', '```'].join('\n');
}

/** The README with the tree of now, by its path. */
export const written = () => ({ [readme]: withSection(readFileSync(join(root, readme), 'utf8'), 'areas', appTree()) });

if (import.meta.filename === process.argv[1]) write(written());
