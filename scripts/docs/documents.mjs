// Finds in the documents what the repository does not have: files, links, npm scripts, names in a file.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../setup/node.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
/** Decisions have an index of their own, which is checked with them. */
const isThere = (path) => path.startsWith('docs/decisions/') || existsSync(join(root, path));

/** Documents that are written by hand, but for decisions. */
export const documents = () =>
  globSync(['{README,CONTRIBUTING}.md', 'docs/*.md', 'packages/*/README.md'], { cwd: root }).map((path) => path.replaceAll('\\', '/'));

/** A path of the repository with a known beginning; `api/src/…` stands for `packages/api/src/…`. */
const pathShape = /^(?:(?:packages|scripts|docs|e2e|bench|examples)\/|(?:ui|app|api|locales|server)\/(?:src|migrations)\/)[\w./-]+$/;

/** Scripts of a package, by default of the root. */
export const scriptsOf = (folder = '.') => JSON.parse(read(`${folder}/package.json`)).scripts;

/** Target of a path in a document; undefined for text that is no path, or names many. */
const placeOf = (text) => (pathShape.test(text) ? [text, `packages/${text}`].find(isThere) : undefined);

/** Faults of a document: paths, scripts and names that the repository does not have. */
export function faultsOf(document, text = read(document)) {
  const faults = [];
  const prose = text.replaceAll(/^```mermaid\n.*?^```/gms, '');
  for (const [, target] of prose.matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g))
    if (!isThere(normalize(join(dirname(document), target)))) faults.push(`link to ${target}`);
  for (const [, code] of prose.matchAll(/`([^`\n]+)`/g)) if (pathShape.test(code) && !placeOf(code)) faults.push(`file ${code}`);
  for (const [, name, folder] of prose.matchAll(/npm run ([a-z][\w:-]*)(?: -w (packages\/\w+))?/g))
    if (!Object.hasOwn(scriptsOf(folder), name)) faults.push(`script ${folder ? `${name} of ${folder}` : name}`);
  for (const [, name, path] of prose.matchAll(/`(\w+)` in `([^`\n]+)`/g)) {
    const place = placeOf(path);
    if (place && !new RegExp(`\\b${name}\\b`).test(read(place))) faults.push(`${name} in ${path}`);
  }
  return faults;
}
