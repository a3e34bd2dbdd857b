// The categories of packages/ui in their order, and what lies in them, read from the folders.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/node.mjs';

/** Folder of the library in the repository. */
export const library = join(root, 'packages/ui');
const source = join(library, 'src');

/** Content of each category. A part imports its own category and those above it in this list. */
export const categories = {
  locales: 'strings of the parts: zh (source), en, vi; `loadUiMessages(locale)`',
  theme: 'tokens (data, contrast test), theme classes `themes.day|night`, `vars`, recipes that parts share, the one provider',
  format: 'numbers, times and days as each language writes them',
  pictures: 'crests, portraits, covers, gifts, emoji, empty-state drawings',
  actions: 'what is pressed',
  forms: 'what is filled in or chosen',
  overlays: 'what opens over the page',
  feedback: 'what tells how it stands',
  lists: 'many of one kind',
  frame: 'what stands around every page',
  scores: 'matches, tables, odds',
  live: 'rooms, danmaku, gifts',
  messages: 'conversations',
  content: 'what is searched and read',
  experts: 'forecasts',
  money: 'diamonds: prices, orders, tasks, titles',
  member: "a member's own pages",
  internal: 'of this site alone (desk, phone, cashier): not in the package',
  lab: 'for stories and tests: the way in, foundations, whole pages, stress, storykit, testing',
};

/** Rooms that are in the package. */
export const publicCategories = Object.keys(categories).filter((category) => category !== 'internal' && category !== 'lab');

const opens = (folder) => existsSync(join(source, folder, 'index.ts'));
const within = (folder) =>
  (existsSync(join(source, folder)) ? readdirSync(join(source, folder), { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Top-level folders that are no category. */
export const strangers = () => within('').filter((name) => !Object.hasOwn(categories, name));

/** Folders of a category with a name of their own: parts, and subjects without a picture such as `odds`. */
export const partsOf = (category) => within(category).filter((name) => opens(`${category}/${name}`));

/** A part is a component's folder: `Scorebug`. */
export const isPart = (name) => /^[A-Z][^/]*$/.test(name);

/** Folders that look like a part and open to nobody. */
export const closedParts = () =>
  Object.keys(categories).flatMap((category) =>
    within(category)
      .filter((name) => isPart(name) && !opens(`${category}/${name}`))
      .map((name) => `${category}/${name}`),
  );

/** Entry points of categories: what an importer writes after the package name, and its folder; a component is without its category. */
export const doorsOf = (list) =>
  Object.fromEntries(
    list.flatMap((category) => [
      ...(opens(category) ? [[category, category]] : []),
      ...partsOf(category).flatMap((name) => [
        [name, `${category}/${name}`],
        ...within(`${category}/${name}`)
          .map((inner) => [`${name}/${inner}`, `${category}/${name}/${inner}`])
          .filter(([, folder]) => opens(folder)),
      ]),
    ]),
  );

/** Short names of what has no door of its own. */
export const aliases = { danmaku: 'live/DanmakuLayer/engine' };

/** Every door of the package by its name. */
export const publicDoors = () => ({ ...aliases, ...doorsOf(publicCategories) });

/** Folders that stories lie in, each of them a group in Storybook. */
export const storyFolders = () =>
  Object.keys(categories)
    .flatMap((category) => (category === 'lab' ? within(category).map((name) => `lab/${name}`) : [category]))
    .filter(
      (folder) =>
        existsSync(join(source, folder)) &&
        readdirSync(join(source, folder), { recursive: true }).some((file) => String(file).endsWith('.stories.tsx')),
    );

/** Languages that have a catalog. */
export const languages = () => within('locales').filter((name) => existsSync(join(source, 'locales', name, 'messages.po')));
