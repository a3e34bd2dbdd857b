import type { Plugin } from 'vite';

/** Catalogs as the catalog plugin leaves them: `JSON.parse` of one string. */
const catalog = /\/(?:ui\/src\/locales|locales\/src\/app)\/(zh|en|vi)\/messages\.po$/;
const parsed = /JSON\.parse\((["'`])([\s\S]*)\1\)/;
const place = /(["'`])@@words:([^"'`]+)@@\1/g;
const virtual = 'virtual:later-words/';
/** Modules that load code only together with the later words: what they import dynamically does not speak on the first page. */
const cut = /\.later\.tsx?$/;
const first = [/\/app\/src\/main\.tsx$/, /\/app\/src\/areas\/home\/screens\/Main\/index\.ts$/];
/** Anything that may be the id of a message: generated ones have six characters, written ones are like `match.cancelled`. */
const quoted = /["'`]([\w.+/-]{2,80})["'`]/g;

type Words = Record<string, unknown>;

/**
 * Cuts the catalogs in two when the site is built: what the first page can say, and everything else, which `virtual:later-words/<locale>` brings once the page stands.
 * In development catalogs stay whole and the later words are empty.
 */
export function divideWords(): Plugin {
  const catalogs = new Map<string, Words>();
  const code = new Map<string, string>();
  let building = false;
  let spoken: Set<string> | undefined;

  /** Ids of messages in all modules that the first page may reach. */
  function firstWords(imports: (id: string) => readonly string[]): Set<string> {
    const reached = new Set([...code.keys()].filter((id) => first.some((known) => known.test(id))));
    for (const id of reached) for (const next of imports(id)) reached.add(next);
    return new Set([...reached].flatMap((id) => [...(code.get(id) ?? '').matchAll(quoted)].map(([, word = '']) => word)));
  }

  return {
    name: 'divide-words',
    configResolved: (config) => void (building = config.command === 'build'),
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${virtual}`)
        ? `export const messages = ${building ? `JSON.parse("@@words:later/${id.slice(virtual.length + 1)}@@")` : '{}'};`
        : undefined,
    transform: {
      order: 'post',
      handler(text, id) {
        if (!building) return undefined;
        if (!catalog.test(id)) {
          if (!id.includes('/node_modules/')) code.set(id, text);
          return undefined;
        }
        const [, quote, body = ''] = parsed.exec(text) ?? [];
        if (quote !== '"') throw new Error(`${id} is not a catalog as expected`);
        catalogs.set(id, JSON.parse(JSON.parse(`"${body}"`) as string) as Words);
        return text.replace(parsed, () => `JSON.parse("@@words:${id}@@")`);
      },
    },
    renderChunk(text) {
      if (!text.includes('@@words:')) return null;
      const imports = (id: string) => {
        const info = this.getModuleInfo(id);
        return info ? [...info.importedIds, ...(cut.test(id) ? [] : info.dynamicallyImportedIds)] : [];
      };
      const now = (spoken ??= firstWords(imports));
      const part = (words: Words, isFirst: boolean) => Object.entries(words).filter(([id]) => now.has(id) === isFirst);
      const wordsOf = (which: string) => {
        const [, locale] = which.split('later/');
        if (locale === undefined) return part(catalogs.get(which) ?? {}, true);
        // The app's words first: where both say the same, the parts' hold, as when the page begins.
        return [...catalogs]
          .filter(([id]) => catalog.exec(id)?.[1] === locale)
          .sort(([one], [other]) => Number(one.includes('/ui/')) - Number(other.includes('/ui/')))
          .flatMap(([, words]) => part(words, false));
      };
      return {
        code: text.replace(place, (_, _quote, which: string) => JSON.stringify(JSON.stringify(Object.fromEntries(wordsOf(which))))),
      };
    },
  };
}
