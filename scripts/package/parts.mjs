// What of packages/ui the outside world may import, read from its rooms.
import { join } from 'node:path';
import { languages, library, publicDoors } from '../rooms/rooms.mjs';

export { closedParts, isPart, languages, library } from '../rooms/rooms.mjs';

/** Where the package is built; what lies in it is what is published. */
export const dist = join(library, 'dist');

/** Source files by the name under which the build writes them, without ending. */
export const sources = () => ({
  index: 'src/index.ts',
  ...Object.fromEntries(Object.values(publicDoors()).map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
});

/** What an importer writes after the package's name, and the built module behind it, without ending. */
export const openings = () => ({
  '.': 'index',
  ...Object.fromEntries(Object.entries(publicDoors()).map(([door, folder]) => [`./${door}`, `${folder}/index`])),
  ...Object.fromEntries(languages().map((language) => [`./locales/${language}`, `locales/${language}/messages`])),
});
