// What of packages/ui the outside world may import, read from its folders.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/node.mjs';

/** Folder of the library in the repository. */
export const library = join(root, 'packages/ui');
/** Where the package is built; what lies in it is what is published. */
export const dist = join(library, 'dist');

const source = join(library, 'src');
/** For stories and tests only. */
const inside = new Set(['storykit', 'testing']);
/** Short names of what has no folder of its own at the top. */
const aliases = { danmaku: 'DanmakuLayer/engine' };

const opens = (folder) => existsSync(join(source, folder, 'index.ts'));

const within = (folder) => readdirSync(join(source, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => (folder ? `${folder}/${name}` : name));

/** Folders with an entry of their own: parts and the rest, and what a part keeps apart, such as `EffectStage/lottie`. */
export const folders = () =>
  within('')
    .filter((name) => !inside.has(name))
    .flatMap((name) => [name, ...within(name)])
    .filter(opens);

/** A part is a component's folder: `Scorebug`. */
export const isPart = (folder) => /^[A-Z][^/]*$/.test(folder);

/** Folders that look like a part and open to nobody. */
export const closedParts = () => readdirSync(source).filter((name) => isPart(name) && !opens(name));

/** Languages that have a catalog. */
export const languages = () => readdirSync(join(source, 'locales')).filter((name) => existsSync(join(source, 'locales', name, 'messages.po')));

/** Source files by the name under which the build writes them, without ending. */
export const sources = () => ({
  index: 'src/index.ts',
  ...Object.fromEntries(folders().map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
  ...Object.fromEntries(Object.values(aliases).map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
});

/** What an importer writes after the package's name, and the built module behind it, without ending. */
export const openings = () => ({
  '.': 'index',
  ...Object.fromEntries(Object.entries(aliases).map(([name, folder]) => [`./${name}`, `${folder}/index`])),
  ...Object.fromEntries(folders().map((folder) => [`./${folder}`, `${folder}/index`])),
  ...Object.fromEntries(languages().map((language) => [`./locales/${language}`, `locales/${language}/messages`])),
});
