// Files that are generated from the folders of packages/ui: its barrel, its entry points in the workspace, and the tree of its README.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSection } from '../setup/generated.mjs';
import { aliases, doorsOf, isPart, library, partsOf, publicCategories, categories } from './categories.mjs';

const read = (file) => readFileSync(join(library, file), 'utf8');

/** Left out of the barrel: an import of all parts should neither reset the page nor load the names of all strings. */
const apart = ['reset', 'strings'];

/** Every part of the package, category by category; what a part keeps apart has its own door alone. */
const barrel = () =>
  Object.entries(doorsOf(publicCategories))
    .filter(([door]) => !door.includes('/') && !apart.includes(door))
    .map(([, folder]) => `export * from './${folder}/index.ts';\n`)
    .join('');

/** The manifest with every door that the workspace may use: the package's own and the internal ones. */
function manifest() {
  const own = JSON.parse(read('package.json'));
  const doors = { ...aliases, ...doorsOf([...publicCategories, 'internal']) };
  const sorted = Object.entries(doors).sort(([a], [b]) => (a < b ? -1 : 1));
  own.exports = { '.': './src/index.ts', ...Object.fromEntries(sorted.map(([door, folder]) => [`./${door}`, `./src/${folder}/index.ts`])) };
  return `${JSON.stringify(own, null, 2)}\n`;
}

const width = Math.max(...Object.keys(categories).map((category) => category.length)) + 2;

/** Rooms with what they hold and how many parts that is. */
const tree = () =>
  Object.entries(categories)
    .map(([category, holds]) => {
      const parts = partsOf(category).filter(isPart).length;
      return `  ${`${category}/`.padEnd(width)} ${parts ? String(parts).padStart(3) : '   '}  ${holds}\n`;
    })
    .join('');

const readme = () => withSection(read('CONTRIBUTING.md'), 'categories', `\`\`\`\nsrc/<category>/<Part>/\n${tree()}\`\`\``);

/** Texts by file, as the folders have them now. */
export const written = () => ({
  'packages/ui/src/index.ts': barrel(),
  'packages/ui/package.json': manifest(),
  'packages/ui/CONTRIBUTING.md': readme(),
});
