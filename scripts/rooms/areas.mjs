// node scripts/rooms/areas.mjs: writes the tree of packages/app/README.md from its folders.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/node.mjs';

const source = join(root, 'packages/app/src');
/** The README that holds the tree. */
export const readme = join(root, 'packages/app/README.md');

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
export function appTree() {
  const areas = foldersOf('areas').map((area) => {
    const folders = foldersOf('areas', area);
    const screens = folders.includes('screens') ? foldersOf('areas', area, 'screens') : [];
    return `  areas/${area.padEnd(9)} ${lines([...screens, ...folders.filter((name) => name !== 'screens')], 18)}`;
  });
  return ['```', 'src/', '  shell/', ...areas, `  platform/       ${lines(foldersOf('platform'), 18)}`, '  mobile/', '```'].join('\n');
}

/** The README with the tree of now. */
export const readmeNow = () =>
  readFileSync(readme, 'utf8').replace(/<!-- areas -->[\s\S]*<!-- \/areas -->/, `<!-- areas -->\n${appTree()}\n<!-- /areas -->`);

if (import.meta.filename === process.argv[1]) writeFileSync(readme, readmeNow());
