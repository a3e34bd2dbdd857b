import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root, toolEnvironment } from '../setup/node.mjs';
import { filesOf, scriptOf } from './remembered.mjs';
import { steps } from './steps.mjs';

const pure = steps({ deep: false })
  .filter((step) => step.pure)
  .map(({ name }) => name);
const storied = ['stories', 'galleries-en', 'galleries-vi', 'galleries-pseudo'];
/** What reads every line of code. */
const readers = ['types', 'lint', 'format', 'unit'];

let files;
beforeAll(async () => {
  files = await filesOf(pure, toolEnvironment());
}, 120_000);

const readersOf = (path) => pure.filter((name) => files.get(name).has(path)).sort();
const anyOf = (pattern) => globSync(pattern, { cwd: root })[0].replaceAll('\\', '/');

test('a step that is remembered has a script of its name, and no other script is one', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const own = Object.entries(scripts).filter(([name]) => name.startsWith(scriptOf('')));
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(pure.map((name) => [scriptOf(name), `node scripts/test/step.mjs ${name}`])));
});

describe('what runs again when one file changes', () => {
  test.each([
    ['the server', 'packages/server/src/server.ts', [...readers, 'catalogs', 'server', 'journeys']],
    ['a migration', 'packages/server/migrations/*.sql', [...readers, 'server', 'journeys']],
    ['the contract', 'packages/api/src/contract.ts', [...readers, 'contract', 'server', 'parts', 'journeys']],
    ['words of the site', 'packages/locales/src/app/en/messages.po', [...readers, 'catalogs', 'server', 'parts', 'journeys']],
    ['a screen', 'packages/app/src/main.tsx', [...readers, 'catalogs', 'parts']],
    [
      'a part',
      'packages/ui/src/actions/Button/Button.tsx',
      [...readers, ...storied, 'catalogs', 'parts', 'storybook', 'consumer', 'package'],
    ],
    [
      'words of the parts',
      'packages/ui/src/locales/vi/messages.po',
      [...readers, ...storied, 'catalogs', 'parts', 'storybook', 'consumer', 'package'],
    ],
    [
      'a story',
      'packages/ui/src/actions/Button/Button.stories.tsx',
      [...readers, ...storied, 'catalogs', 'parts', 'storybook', 'consumer'],
    ],
    ['a test of a part', 'packages/ui/src/scores/Scorebug/Scorebug.test.tsx', [...readers, 'catalogs', 'parts']],
    ['how stories stand', '.storybook/preview.tsx', [...readers, ...storied, 'storybook']],
    ['a journey', 'e2e/smoke.spec.ts', [...readers, 'journeys']],
    ['a benchmark', 'bench/table/bench.mjs', readers],
    ['a test of the tools', 'scripts/test/figure.test.mjs', readers],
    ['a document', 'docs/ARCHITECTURE.md', []],
    ['how steps run', 'scripts/test/execute.mjs', pure],
    ['a package that is installed', 'package-lock.json', pure],
  ])('%s', (_what, pattern, expected) => {
    expect(readersOf(anyOf(pattern))).toEqual([...expected].sort());
  });
});

test('nothing that was made by tools is read, but what the build made', () => {
  const made = new Set(
    [...files.values()].flatMap((paths) => [...paths].filter((path) => /(^|\/)(node_modules|\.turbo|\.vitest|dist)\//.test(path))),
  );
  expect([...made].filter((path) => !/^packages\/(app|app\/mobile|server)\/dist\//.test(path))).toEqual([]);
});
