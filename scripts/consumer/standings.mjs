// node scripts/consumer/standings.mjs <project> <release of React>: turns the stories of each entry point into modules for a project
// that has the package installed. Modules that the package has come from there; only the stories and their data are the repository's
// own.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { rendering } from '../../vite.shared.ts';
import { library } from '../package/parts.mjs';
import { root } from '../setup/node.mjs';

const [, , project, release] = process.argv;
const installed = join(project, 'node_modules/@pitchside/ui');
const sources = join(library, 'src');
/** Files that the package does not contain. */
const ours = /^(?:lab|internal)\/|\.(?:stories|fixtures|test)\.tsx?$/;

/** Names that a module gives. */
function namesOf(file) {
  const text = readFileSync(file, 'utf8');
  const said = [...text.matchAll(/^export (?:async )?(?:const|let|class|function\*?) (\w+)/gm)].map(([, name]) => name);
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list.split(',').flatMap((each) =>
      /^\s*(?:type .*)?$/.test(each)
        ? []
        : [
            each
              .trim()
              .split(/\s+as\s+/)
              .at(-1),
          ],
    ),
  );
  return new Set([...said, ...listed, ...(/^export default /m.test(text) ? ['default'] : [])]);
}

/** Tells whether the package still has all exports of a module: its build leaves out those that no entry point needs. */
function isWhole(source, built) {
  if (source.endsWith('/index.ts')) return true;
  const there = namesOf(built);
  return [...namesOf(source)].every((name) => there.has(name));
}

/** Stubs of the test functions that the data of stories imports. */
const playing = `
const nothing = () => undefined;
export const fn = (act = nothing) => act;
export const [expect, fireEvent, screen, userEvent, waitFor, within] = Array(6).fill(nothing);`;

const asInstalled = {
  name: 'as-installed',
  enforce: 'pre',
  resolveId(name, importer = '') {
    if (name === 'storybook/test') return '\0playing';
    if (!name.startsWith('.')) return null;
    const source = resolve(dirname(importer.replace(/\?.*/, '')), name);
    const inside = relative(sources, source);
    if (inside.startsWith('..') || ours.test(inside)) return null;
    const built = join(installed, inside.replace(/\.tsx?$/, '.js'));
    // As it is: a relative one would be counted from the stories, not from where the module is written.
    return existsSync(built) && isWhole(source, built) ? { id: built, external: 'absolute' } : null;
  },
  load: (id) => (id === '\0playing' ? playing : null),
};

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [asInstalled, ...rendering(release === '18' ? '18' : undefined)],
  build: {
    ssr: true,
    outDir: join(project, 'standing'),
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { input: ['Node', 'Browser'].map((where) => join(sources, `lab/testing/conformance${where}.ts`)) },
  },
});
