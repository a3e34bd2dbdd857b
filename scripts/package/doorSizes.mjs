// Sizes of the package's entry points, and the table that they are compared with.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { laidOut } from '../setup/laidOut.mjs';
import { importsOf, packageOf, textOf } from './built.mjs';
import { dist, library, openings } from './parts.mjs';

/** Bytes by door as they were when somebody last said why. */
export const tableFile = join(library, 'sizes.json');
/** A door may grow by this share, and a small one by so many bytes, before it has to be explained. */
const share = 0.1;
const slack = 1_024;

const weights = new Map();
/** Bytes of one file, compressed alone as a page would fetch it. */
function weight(file) {
  if (!weights.has(file)) weights.set(file, brotliCompressSync(readFileSync(join(dist, file))).length);
  return weights.get(file);
}

/** Every file of the package that a module brings along at once; what it loads on demand is not counted. */
function reached(file, found = new Set()) {
  if (found.has(file) || !existsSync(join(dist, file))) return found;
  found.add(file);
  if (!file.endsWith('.js')) return found;
  const text = textOf(file).replace(/\bimport\(\s*["'][^"']+["']\s*\)/g, '');
  for (const name of importsOf(text)) if (!packageOf(name)) reached(posix.join(posix.dirname(file), name), found);
  return found;
}

/** Compressed bytes of each door of the built package: its code and its styles, without React and other packages. */
export const doorSizes = () =>
  Object.fromEntries(
    Object.entries(openings())
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([door, file]) => {
        const files = [...reached(`${file}.js`)];
        const sum = (ending) => files.filter((name) => name.endsWith(ending)).reduce((bytes, name) => bytes + weight(name), 0);
        return [door, { js: sum('.js'), css: sum('.css') }];
      }),
  );

export const readTable = () => (existsSync(tableFile) ? JSON.parse(readFileSync(tableFile, 'utf8')) : {});

/**
 * Holds sizes against the table.
 * @param {Record<string, { js: number, css: number }>} sizes as they are
 * @param {Record<string, { js: number, css: number, why?: string }>} table as it says
 * @returns {{ faults: string[], unlisted: string[] }} doors that grew without a word, and doors that the table does not know yet
 */
export function compare(sizes, table) {
  const faults = Object.entries(sizes).flatMap(([door, now]) => {
    const was = table[door];
    if (!was) return [];
    const [before, after] = [was.js + was.css, now.js + now.css];
    if (after <= before * (1 + share) || after - before <= slack) return [];
    return [
      `${door} grew from ${before} to ${after} bytes: make it smaller, or say why with node scripts/package/doorSizes.mjs --why "…" ${door}`,
    ];
  });
  return { faults, unlisted: Object.keys(sizes).filter((door) => !table[door]) };
}

if (process.argv[1] === import.meta.filename) {
  const [flag, why, ...named] = process.argv.slice(2);
  const [sizes, table] = [doorSizes(), readTable()];
  const explained = flag === '--why' ? named : [];
  const rows = Object.entries(sizes).map(([door, now]) => {
    const was = table[door];
    if (!was) return [door, now];
    return [door, explained.includes(door) ? { ...now, why } : was];
  });
  writeFileSync(tableFile, await laidOut('packages/ui/sizes.json', JSON.stringify(Object.fromEntries(rows))));
}
