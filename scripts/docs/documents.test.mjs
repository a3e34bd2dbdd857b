import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/node.mjs';
import { chosenTasks } from '../test/tasks.mjs';
import { documents, faultsOf, scriptsOf } from './documents.mjs';

test.each(documents())('%s names only what is there', (document) => {
  expect(faultsOf(document), 'correct the document: this is not in the repository').toEqual([]);
});

test('what is not there is found', () => {
  const text = [
    'See [this](NOWHERE.md), [that](ARCHITECTURE.md#walks) and [a site](https://example.com/x).',
    '`scripts/nowhere.mjs`, `scripts/fix.mjs`, `server/src/nowhere.ts`, `api/src/contract.ts`, `a/b`',
    '`npm run nothing`, `npm run fix`, `npm run fix -w packages/ui` and `npm run release -w packages/ui`',
    '`nothing` in `scripts/fix.mjs`, `artefacts` in `scripts/fix.mjs`',
  ].join('\n');
  expect(faultsOf('docs/X.md', text)).toEqual([
    'link to NOWHERE.md',
    'file scripts/nowhere.mjs',
    'file server/src/nowhere.ts',
    'script nothing',
    'script fix of packages/ui',
    'nothing in scripts/fix.mjs',
  ]);
});

test('docs/COMMANDS.md has every npm script that a person runs', () => {
  const page = readFileSync(join(root, 'docs/COMMANDS.md'), 'utf8');
  const { prepare: _byNpmItself, ...scripts } = scriptsOf();
  const isNamed = (name) => new RegExp(`npm (run )?${name}(?![\\w:-])(?! -w)`).test(page);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);

  // Tasks of Turbo are run by `npm test -- --only`.
  const tasks = [{ deep: true }, { full: true }, { isFaults: true }].flatMap((which) => chosenTasks(which).map(({ task }) => task));
  const lost = globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
    const folder = dirname(file).replaceAll('\\', '/');
    return Object.keys(scriptsOf(folder))
      .filter((name) => !['build', 'typecheck'].includes(name) && !tasks.includes(`@pitchside/${basename(folder)}#${name}`))
      .filter((name) => !page.includes(`npm run ${name} -w ${folder}`));
  });
  expect(lost).toEqual([]);
});
