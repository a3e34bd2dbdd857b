import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** Catalogs as the catalog plugin leaves them: `JSON.parse` of one string. */
const catalog = /\/(?:ui\/src\/locales|locales\/src\/app)\/(zh|en|vi)\/messages\.po$/;
const locales = ['zh', 'en', 'vi'] as const;
const parsed = /JSON\.parse\((["'`])([\s\S]*)\1\)/;
const place = /(["'`])@@words:([^"'`]+)@@\1/g;
const virtual = 'virtual:later-words/';
/** Modules that load code only with its words or after the loose ones: what they import dynamically does not speak on the first page. */
const cut = /\.lazy\.tsx?$/;
const first = [/\/app\/src\/main\.tsx$/, /\/app\/src\/areas\/home\/screens\/Main\/index\.ts$/];
/** Anything that may be the id of a message: generated ones have six characters, written ones are like `match.cancelled`. */
const quoted = /["'`]([\w.+/-]{2,80})["'`]/g;
/** Code that is loaded together with its words. */
const spoken = /\bspoken\(\s*\(\)\s*=>\s*import\((['"`])([^'"`]+)\1\)/g;
/** Words that code says which is loaded without any: they come with the first words after the first page's. */
const loose = 'loose';

const bringer = fileURLToPath(new URL('./src/platform/words/words.ts', import.meta.url));
const packages = fileURLToPath(new URL('../', import.meta.url));

type Words = Record<string, unknown>;
type Imports = (id: string) => readonly string[];

/** Name of the file of words that belongs to a module, such as `app-areas-live-screens-Live`; the build names what a page needs by it. */
export const wordsName = (id: string): string =>
  relative(packages, id)
    .replace(/\/src\/|\/index\.tsx?$|\.tsx?$/g, (found) => (found === '/src/' ? '-' : ''))
    .replace(/[^\w]+/g, '-');

/**
 * Splits the catalogs by chunk when the site is built. The first page's messages load with it; `spoken(() => import(…))` also loads the
 * messages of all that the module can reach, in the language of the page (`virtual:later-words/<locale>-<name>`). In development catalogs
 * stay whole and the lazy ones are empty.
 */
export function divideWords(): Plugin[] {
  const catalogs = new Map<string, Words>();
  const code = new Map<string, string>();
  /** Modules that are loaded with their words, by the name of these. */
  const speakers = new Map<string, string>();
  /** Modules that each module loads together with a catalog. */
  const spokenBy = new Map<string, Set<string>>();
  let building = false;
  let spokenFirst: Set<string> | undefined;
  const parts = new Map<string, Set<string>>();

  /** Ids of messages in all modules that some may reach. */
  function wordsFrom(starts: readonly string[], imports: Imports): Set<string> {
    const reached = new Set(starts);
    for (const id of reached) for (const next of imports(id)) reached.add(next);
    return new Set([...reached].flatMap((id) => [...(code.get(id) ?? '').matchAll(quoted)].map(([, word = '']) => word)));
  }

  /** Imports of a module, without those that it loads with a catalog of their own. */
  const importsOf = (context: Rolldown.PluginContext, isWhole: boolean): Imports => {
    return (id) => {
      const info = context.getModuleInfo(id);
      if (!info) return [];
      if (cut.test(id)) return isWhole ? info.dynamicallyImportedIds.filter((next) => !spokenBy.get(id)?.has(next)) : info.importedIds;
      return [...info.importedIds, ...info.dynamicallyImportedIds.filter((next) => !spokenBy.get(id)?.has(next))];
    };
  };

  return [
    {
      name: 'bring-words',
      apply: 'build',
      enforce: 'pre',
      async transform(text, id) {
        if (!/\/app\/src\/.*\.tsx?$/.test(id) || id === bringer || !text.includes('spoken(')) return null;
        const found = [...text.matchAll(spoken)];
        const names = new Map<string, string>();
        for (const [, , specifier = ''] of found) {
          const target = (await this.resolve(specifier, id))?.id;
          if (!target) throw new Error(`${id} speaks of ${specifier}, which is not there`);
          const name = wordsName(target);
          names.set(specifier, name);
          speakers.set(name, target);
          spokenBy.set(id, (spokenBy.get(id) ?? new Set()).add(target));
        }
        if (found.length !== text.split('spoken(').length - 1) throw new Error(`${id} calls spoken with something else than an import`);
        const words = (name = '') => `{ ${locales.map((locale) => `${locale}: () => import('${virtual}${locale}-${name}')`).join(', ')} }`;
        const brought = text.replace(
          spoken,
          (_, quote: string, specifier: string) =>
            `spoken(() => bringWords(import(${quote}${specifier}${quote}), ${words(names.get(specifier))})`,
        );
        return { code: `import { bringWords } from '${bringer}';\n${brought}`, map: null };
      },
    },
    {
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
        const imports = importsOf(this, false);
        const now = (spokenFirst ??= wordsFrom(
          [...code.keys()].filter((id) => first.some((known) => known.test(id))),
          imports,
        ));
        /** Ids of the messages of one part of the later words. */
        const idsOf = (name: string): Set<string> => {
          const known = parts.get(name);
          if (known) return known;
          const speaker = speakers.get(name);
          const unspoken = () => [...code.keys()].filter((id) => cut.test(id)).flatMap(importsOf(this, true));
          const ids = name === loose ? wordsFrom(unspoken(), imports) : wordsFrom(speaker ? [speaker] : [], imports);
          parts.set(name, ids);
          return ids;
        };
        const wordsOf = (which: string) => {
          const [, later] = which.split('later/');
          if (later === undefined) return Object.entries(catalogs.get(which) ?? {}).filter(([id]) => now.has(id));
          const [locale = '', ...name] = later.split('-');
          const ids = idsOf(name.join('-'));
          // The app's words first: where both say the same, the parts' hold, as when the page begins.
          return [...catalogs]
            .filter(([id]) => catalog.exec(id)?.[1] === locale)
            .sort(([one], [other]) => Number(one.includes('/ui/')) - Number(other.includes('/ui/')))
            .flatMap(([, words]) => Object.entries(words).filter(([id]) => ids.has(id) && !now.has(id)));
        };
        return {
          code: text.replace(place, (_, _quote, which: string) => JSON.stringify(JSON.stringify(Object.fromEntries(wordsOf(which))))),
        };
      },
    },
  ];
}
