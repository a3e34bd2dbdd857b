// Readers of the built files.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { dist } from './parts.mjs';

/** Every file of the package with `/` between folders, sorted. */
export const builtFiles = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();

export const textOf = (file) => readFileSync(join(dist, file), 'utf8');

const specifier =
  /(?:^|[\s;}])(?:import|export)\s*(?:type\s)?(?:[\w*{}\s,$]*?\sfrom\s*|[{*][^'"]*?from\s*)?["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']/gm;
const effect = /^import\s*["']([^"'\n]+)["']/gm;

/** Returns the specifiers that a module or a declaration imports, in any way. */
export const importsOf = (text) => [...text.matchAll(specifier)].map(([, named, called]) => named ?? called);

/** Returns the specifiers that a module imports for its side effects alone. */
export const effectsOf = (text) => [...text.matchAll(effect)].map(([, name]) => name);

/** Package that an import names; undefined for a file beside it. */
export const packageOf = (name) =>
  name.startsWith('.')
    ? undefined
    : name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
