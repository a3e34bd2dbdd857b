import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shownBy } from './catalogs.data.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const files = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    // Entries of their own load their catalogs themselves.
    .filter((path) => !/^mobile\/|^overlay\.tsx$|\.(test|fixtures)\./.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const from = (path: string, specifier: string) => posix.normalize(posix.join(posix.dirname(path), specifier));
const found = (path: string, what: RegExp) =>
  [...(files.get(path) ?? '').matchAll(what)].map(([, specifier = '']) => from(path, specifier));
const imported = (path: string) => found(path, /(?:import|export)\s+(?!type\b)(?:[\w*\s{},$]+?\s+from\s+)?'(\.[^']+)'/g);
/** Modules that show nothing themselves: lists of lazy screens, and loaders. */
const isSilent = (path: string) => /\.lazy\.tsx?$|\/loader\.ts$/.test(path);
const areaOf = (path: string) => /^areas\/(\w+)\//.exec(path)?.[1] ?? 'frame';

/** Areas whose messages a file shows at once: its own and those of all that it imports. */
function areasOf(entry: string): Set<string> {
  const reached = new Set([entry]);
  for (const path of reached) for (const next of imported(path)) reached.add(next);
  return new Set([...reached].filter((path) => files.get(path)?.includes('@lingui/')).map(areaOf));
}

test('every lazy import finds the catalogs of all areas that it shows', () => {
  const needed = new Map<string, Set<string>>();
  for (const path of files.keys())
    for (const entry of found(path, /\bimport\(\s*'(\.[^']+)'/g)) {
      if (isSilent(entry)) continue;
      const area = areaOf(entry);
      needed.set(area, new Set([...areasOf(entry), ...(needed.get(area) ?? [])]));
    }
  const others = [...needed].map(([area, areas]) => [area, [...areas].filter((name) => name !== area && name !== 'frame').sort()]);
  expect(Object.fromEntries(others.filter(([, names]) => names?.length))).toEqual(
    Object.fromEntries(Object.entries(shownBy).map(([area, names]) => [area, [...names].sort()])),
  );
});

test('the frame shows no texts of an area at once', () => {
  expect([...areasOf('main.tsx')]).toEqual(['frame']);
});

test('code of an area is imported with its messages', () => {
  const bare = [...files].flatMap(([path, text]) =>
    [...text.matchAll(/(?<!withMessages\('\w+', \(\) =>\s*)\bimport\(\s*'(\.[^']+)'/g)]
      .map(([, specifier = '']) => from(path, specifier))
      .filter((entry) => !isSilent(entry) && [...areasOf(entry)].some((area) => area !== 'frame'))
      .map((entry) => `${path} imports ${entry}`),
  );
  expect(bare).toEqual([]);
});
