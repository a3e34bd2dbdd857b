// Public entry points of packages/ui, read from its categories.
import { join } from 'node:path';
import { languages, library, publicDoors } from '../categories/categories.mjs';

export { closedParts, isPart, languages, library } from '../categories/categories.mjs';

/** Output of the package's build; its content is published as it is. */
export const dist = join(library, 'dist');

/** Source files by the name under which the build writes them, without ending. */
export const sources = () => ({
  index: 'src/index.ts',
  ...Object.fromEntries(Object.values(publicDoors()).map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
});

/** Returns the entry points by the import path after the package's name, each with its built module, without extension. */
export const openings = () => ({
  '.': 'index',
  ...Object.fromEntries(Object.entries(publicDoors()).map(([door, folder]) => [`./${door}`, `${folder}/index`])),
  ...Object.fromEntries(languages().map((language) => [`./locales/${language}`, `locales/${language}/messages`])),
});
