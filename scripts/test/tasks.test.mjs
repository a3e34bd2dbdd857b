import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root, toolEnvironment, workingNode } from '../setup/node.mjs';
import { chosenTasks } from './tasks.mjs';

const gate = chosenTasks({ deep: false, full: false });
const full = chosenTasks({ deep: false, full: true });
const deep = chosenTasks({ deep: true, full: false });

const scriptsOf = (workspace) => {
  const folder = workspace === '//' ? '' : `packages/${workspace.split('/')[1]}`;
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts;
};

test('every task is a script of its package, and every script of tests is a task', () => {
  const listed = new Set([...full, ...deep].flatMap(({ task }) => task ?? []));
  for (const task of listed) {
    const [workspace, script] = task.split('#');
    expect(scriptsOf(workspace), task).toHaveProperty(script);
  }
  const workspaces = ['api', 'app', 'locales', 'server', 'ui'].map((name) => `@pitchside/${name}`);
  const scripts = workspaces.flatMap((workspace) =>
    Object.keys(scriptsOf(workspace))
      .filter((script) => /^test(:|$)/.test(script))
      .map((script) => `${workspace}#${script}`),
  );
  expect(scripts.filter((script) => !listed.has(script))).toEqual([]);
});

test('the jobs of continuous integration together run the whole gate', () => {
  const jobs = /only: \[(.+)\]/.exec(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8'))[1].split(', ');
  const run = chosenTasks({ deep: false, full: false, only: jobs }).map(({ name }) => name);
  expect(run).toEqual(gate.map(({ name }) => name));
  expect(() => chosenTasks({ deep: false, full: false, only: ['nothing'] })).toThrow('No task nothing');
});

describe('what runs again when one file changes', () => {
  let planned;
  beforeAll(() => {
    const { stdout } = spawnSync(
      workingNode(),
      ['node_modules/turbo/bin/turbo', 'run', ...gate.flatMap(({ task }) => task ?? []), '--dry=json'],
      { cwd: root, env: toolEnvironment(), encoding: 'utf8', maxBuffer: 2 ** 28 },
    );
    planned = new Map(JSON.parse(stdout.slice(stdout.indexOf('{'))).tasks.map((task) => [task.taskId, task]));
  }, 60_000);

  const reads = (id, path) => {
    const { inputs, dependencies, directory } = planned.get(id);
    const inside = (file) => join(directory, file).replaceAll('\\', '/');
    return Object.keys(inputs).some((file) => inside(file) === path) || dependencies.some((other) => reads(other, path));
  };
  const always = ['types', 'format', 'lint', 'scripts'];

  test.each([
    [
      'a component',
      'packages/ui/src/actions/Button/Button.tsx',
      [...always, 'catalogs', 'parts', 'unit-ui', 'screens', 'unit-app', 'journeys'],
    ],
    ['its story', 'packages/ui/src/actions/Button/Button.stories.tsx', [...always, 'catalogs', 'parts', 'unit-ui']],
    ['its test', 'packages/ui/src/actions/Button/Button.test.tsx', [...always, 'catalogs', 'parts', 'unit-ui']],
    ['a screen', 'packages/app/src/main.tsx', [...always, 'catalogs', 'screens', 'unit-app', 'journeys']],
    ['the server', 'packages/server/src/server.ts', [...always, 'catalogs', 'server', 'journeys']],
    ['a test of the server', 'packages/server/src/settings.test.ts', [...always, 'catalogs', 'server']],
    ['the contract', 'packages/api/src/contract.ts', [...always, 'unit-api', 'screens', 'unit-app', 'server', 'journeys']],
    ['a journey', 'e2e/smoke.spec.ts', [...always, 'journeys']],
    ['how the product is started', 'scripts/product/start.mjs', [...always, 'journeys']],
    ['a document', 'docs/ARCHITECTURE.md', ['format', 'scripts']],
  ])('%s', (_what, path, expected) => {
    expect(globSync(path, { cwd: root })).toHaveLength(1);
    const again = gate.filter(({ task }) => task && reads(task, path)).map(({ name }) => name);
    expect(again.toSorted()).toEqual(expected.toSorted());
  });
});
