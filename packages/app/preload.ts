import type { Plugin, Rolldown } from 'vite';
import { wordsName } from './words.ts';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * Catalogs of the source language, which most visits need at once. Every screen but the first page has a catalog of its own, and the shared
 * lazy one.
 */
const catalogs = /\/(ui\/src\/locales|locales\/src\/app)\/zh\/messages\.po/;
const laterWords = (name: string) => new RegExp(`virtual:later-words/zh-${name}$`);
const firstPage = 'Main';
/** Letters of every header and score; without them the first words would move when they come. */
const fonts = /assets\/barlow(?:-condensed-latin-600|-latin-[456]00)-normal-[\w-]+\.woff2$/;
const screen = /\/screens\/([A-Za-z]+)\/index\.ts$/;
/** Loaders of screens, and the lists of lazy screens. */
const ahead = /\/screens\/([A-Za-z]+)\/ahead\.ts$/;
const list = /\/app\/src\/(?:screens|room)\.lazy\.ts$/;
/** The first picture of a screen, shown before the app is there: an entry of its own. */
const firstPicture = /\/screens\/([A-Za-z]+)\/firstPicture\.ts$/;

/** Scripts and styles that a chunk needs before it can run, itself first. */
function closure(start: string, chunks: ReadonlyMap<string, Chunk>, into = new Set<string>()): Set<string> {
  const chunk = chunks.get(start);
  if (!chunk || into.has(start)) return into;
  into.add(start);
  for (const style of chunk.viteMetadata?.importedCss ?? []) into.add(style);
  for (const next of chunk.imports) closure(next, chunks, into);
  return into;
}

/**
 * Writes `preload.json`: for each screen the files that its first view needs. The server links them in the page, so that the browser need
 * not find them one after another. The script of the first picture, if any, and its imports come first.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle)
          .filter((file): file is Chunk => file.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk]),
      );
      const holding = (what: RegExp) =>
        [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => what.test(id))).map(({ fileName }) => fileName);
      const words = holding(catalogs);
      const aheads = new Map([...chunks.values()].map(({ fileName, facadeModuleId }) => [ahead.exec(facadeModuleId ?? '')?.[1], fileName]));
      const needed = (name: string, fileName: string) => {
        const lists = holding(list).filter((file) => chunks.get(file)?.dynamicImports.includes(fileName));
        return [...lists, aheads.get(name) ?? fileName, fileName].reduce((into, file) => closure(file, chunks, into), new Set<string>());
      };
      const pictures = new Map(
        [...chunks.values()].flatMap(({ fileName, moduleIds }) =>
          moduleIds.flatMap((id) => firstPicture.exec(id)?.[1] ?? []).map((name) => [name, [...closure(fileName, chunks)]] as const),
        ),
      );
      const letters = Object.keys(bundle).filter((file) => fonts.test(file));
      const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
      const known = entry ? closure(entry.fileName, chunks) : new Set<string>();
      const screens = [...chunks.values()].flatMap(({ fileName, facadeModuleId }) => {
        const name = screen.exec(facadeModuleId ?? '')?.[1];
        const [begins, ...beginsWith] = pictures.get(name ?? '') ?? [];
        const more = () => [...holding(laterWords('loose')), ...holding(laterWords(wordsName(facadeModuleId ?? '')))];
        if (!name) return [];
        const files = [...letters, ...needed(name, fileName), ...words, ...(name === firstPage ? [] : more())];
        const needs = files.filter((file) => !known.has(file) && file !== begins && !beginsWith.includes(file));
        return [[name, { needs, ...(begins && { begins, beginsWith }) }] as const];
      });
      this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(Object.fromEntries(screens)) });
    },
  };
}
