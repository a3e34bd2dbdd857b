import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '@pitchside/locales';
import type { Manifest, Plugin } from 'vite';
import { catalogsOf } from './src/platform/messages/catalogs.data.ts';

/** Letters of every header and score; without them the first texts would move when they come. */
const fonts = /barlow(?:-condensed-latin-600|-latin-[456]00)-normal[^/]*\.woff2$/;
const screen = /^src\/areas\/(\w+)\/screens\/(\w+)\/index\.ts$/;

/** Parts that load by themselves and may stand in a drawn page (`lazyPart`), by screen: their styles are needed with the page. */
const parts: Record<string, readonly string[]> = {
  Football: ['src/areas/scores/esports/index.ts'],
  SpecialistNews: ['src/areas/content/posts/ExpertPosts.tsx', 'src/areas/content/sendin/ExpertArticles.tsx'],
};

/** Catalogs of an area in Chinese, which most visits need. */
const catalogs = (area: string) => [
  '../ui/src/locales/zh/messages.po',
  ...['frame', ...catalogsOf(area as Catalog)].map((name) => `../locales/src/app/${name}/zh/messages.po`),
];

/** Files of some chunks and of all that they import. */
function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const reached = new Set(keys);
  for (const key of reached) for (const next of manifest[key]?.imports ?? []) reached.add(next);
  return [...reached].flatMap((key) => (manifest[key] ? [manifest[key].file, ...(manifest[key].css ?? [])] : []));
}

/**
 * Writes `preload.json` from Vite's manifest: for each screen the files that its first view needs. The server links them in the page, so
 * that the browser need not find them one after another.
 */
export const preloadScreens = (): Plugin => ({
  name: 'preload-screens',
  apply: 'build',
  writeBundle({ dir = 'dist' }) {
    const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
    const known = new Set(filesOf(manifest, ['index.html']));
    const letters = Object.values(manifest).flatMap(({ file }) => (fonts.test(file) ? [file] : []));
    const screens = Object.keys(manifest).flatMap((key) => {
      const [, area = '', name = ''] = screen.exec(key) ?? [];
      if (!name) return [];
      const list = name === 'Main' ? [] : [name === 'Live' ? 'src/room.lazy.ts' : 'src/screens.lazy.ts'];
      const loader = key.replace('index.ts', 'loader.ts');
      const styles = filesOf(manifest, parts[name] ?? []).filter((file) => file.endsWith('.css'));
      const files = new Set([...letters, ...filesOf(manifest, [...list, loader, key, ...catalogs(area)]), ...styles]);
      const needs = [...files].filter((file) => !known.has(file));
      return [[name, { needs }] as const];
    });
    writeFileSync(join(dir, 'preload.json'), JSON.stringify(Object.fromEntries(screens)));
  },
});
