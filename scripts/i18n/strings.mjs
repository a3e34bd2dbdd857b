// Keys of the library's strings, by which a host translates them into a language of its own: `npm run fix` gives one to every new
// string and never takes one away from a string that stays.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { root } from '../setup/node.mjs';

/** File of the keys. */
export const keysFile = join(root, 'packages/ui/src/locales/strings/keys.data.ts');
const most = 6;

/** `{from} gave a red envelope` is `fromGaveARedEnvelope`; of a plural its last form counts. */
export function wordsOf(english) {
  const plain = english.replace(/\{\w+, (?:plural|select)[\s\S]*?other \{([\s\S]*?)\}\s*\}/g, ' $1 ').replace(/<\/?\d+\/?>/g, ' ');
  const words = plain
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/[A-Za-z]+|\d+/g)
    ?.slice(0, most)
    .map((word, index) => (index === 0 ? word[0].toLowerCase() + word.slice(1) : word[0].toUpperCase() + word.slice(1)))
    .join('');
  return words === undefined ? 'sign' : /^\d/.test(words) ? `n${words}` : words;
}

/**
 * Keys for all strings.
 * @param {Record<string, string>} known ids by their keys as they were
 * @param {readonly { id: string, english: string }[]} strings that there are now
 * @returns {Record<string, string>} ids by their keys, sorted
 */
export function keysFor(known, strings) {
  const here = new Set(strings.map(({ id }) => id));
  const keys = new Map(Object.entries(known).filter(([, id]) => here.has(id)));
  const keyed = new Set(keys.values());
  const fresh = strings
    .filter(({ id }) => !keyed.has(id))
    .sort((a, b) => (a.english < b.english ? -1 : a.english > b.english ? 1 : a.id < b.id ? -1 : 1));
  // A string whose source was put in other words says the same in English, and so finds the key that came free.
  for (const { id, english } of fresh) {
    // An id that a person wrote is a name by itself: `season.away` is `seasonAway`.
    const base = wordsOf(/^[a-z]+(?:\.\w+)+$/i.test(id) ? id : english);
    let key = base;
    for (let count = 2; keys.has(key); count += 1) key = `${base}${/\d$/.test(base) ? '_' : ''}${count}`;
    keys.set(key, id);
  }
  return Object.fromEntries([...keys].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Strings of the library with what they say in English. */
export async function stringsNow() {
  const config = getConfig({ cwd: root });
  const catalog = (await getCatalogs(config)).find(({ path }) => path.includes('packages/ui/'));
  const english = await catalog.read('en');
  return Object.entries(english).map(([id, { message, context, translation, comments = [] }]) => ({
    id: comments.includes('js-lingui-explicit-id') || message === undefined ? id : generateMessageId(message, context),
    english: translation ?? '',
  }));
}

/** The file of the keys as the catalogs have them now, and how many of them are new. */
export async function keysNow() {
  const { keys: known } = await import(keysFile);
  const keys = keysFor(known, await stringsNow());
  const rows = Object.entries(keys).map(([key, id]) => `  ${key}: '${id}',\n`);
  return {
    text: `/** Strings of the parts by keys that stay, with the id that each has in the catalogs. Written by \`npm run fix\`. */\nexport const keys = {\n${rows.join('')}} as const;\n`,
    fresh: Object.keys(keys).filter((key) => !Object.hasOwn(known, key)).length,
  };
}

/** Writes the keys as the catalogs have them now; answers how many are new. */
export async function writeKeys() {
  const { text, fresh } = await keysNow();
  writeFileSync(keysFile, text);
  return fresh;
}
