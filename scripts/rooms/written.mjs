// Files that are generated from the folders of packages/ui: its barrel, its entry points in the workspace, and the tree of its README.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSection } from '../setup/generated.mjs';
import { aliases, doorsOf, isPart, library, partsOf, publicRooms, rooms } from './rooms.mjs';

const read = (file) => readFileSync(join(library, file), 'utf8');

/** Left out of the barrel: an import of all parts should neither reset the page nor load the names of all strings. */
const apart = ['reset', 'strings'];

/** Every part of the package, room by room; what a part keeps apart has its own door alone. */
const barrel = () =>
  Object.entries(doorsOf(publicRooms))
    .filter(([door]) => !door.includes('/') && !apart.includes(door))
    .map(([, folder]) => `export * from './${folder}/index.ts';\n`)
    .join('');

/** The manifest with every door that the workspace may use: the package's own and those of the house. */
function manifest() {
  const own = JSON.parse(read('package.json'));
  const doors = { ...aliases, ...doorsOf([...publicRooms, 'house']) };
  const sorted = Object.entries(doors).sort(([a], [b]) => (a < b ? -1 : 1));
  own.exports = { '.': './src/index.ts', ...Object.fromEntries(sorted.map(([door, folder]) => [`./${door}`, `./src/${folder}/index.ts`])) };
  return `${JSON.stringify(own, null, 2)}\n`;
}

const width = Math.max(...Object.keys(rooms).map((room) => room.length)) + 2;

/** Rooms with what they hold and how many parts that is. */
const tree = () =>
  Object.entries(rooms)
    .map(([room, holds]) => {
      const parts = partsOf(room).filter(isPart).length;
      return `  ${`${room}/`.padEnd(width)} ${parts ? String(parts).padStart(3) : '   '}  ${holds}\n`;
    })
    .join('');

const readme = () => withSection(read('README.md'), 'rooms', `\`\`\`\nsrc/<room>/<Part>/\n${tree()}\`\`\``);

/** Texts by file, as the folders have them now. */
export const written = () => ({
  'packages/ui/src/index.ts': barrel(),
  'packages/ui/package.json': manifest(),
  'packages/ui/README.md': readme(),
});
