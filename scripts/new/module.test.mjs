// @module-tag full
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../setup/node.mjs';

// Its step has only the time that others leave.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 120_000 });

// A copy of the server's sources in which the new module is made; libraries are those of the repository, our own packages those of the
// copy.
const copy = mkdtempSync(join(tmpdir(), 'pitchside-new-'));
const at = (path) => join(copy, path);
const left = (path) => !/[\\/](node_modules|dist|\.turbo)$/.test(path);

const config = `import { defineConfig } from 'vitest/config';
import { speaking } from './vite.shared.ts';

export default defineConfig({ plugins: speaking(), test: { include: ['packages/server/src/**/*.test.ts'], globalSetup: ['packages/server/src/testing/database.setup.ts'], testTimeout: 60_000, hookTimeout: 60_000 } });
`;

beforeAll(() => {
  for (const path of [
    'packages/api',
    'packages/locales',
    'packages/server',
    'scripts',
    'vite.shared.ts',
    'tsconfig.base.json',
    '.oxfmtrc.json',
    'lingui.config.ts',
    'package.json',
    'package-lock.json',
  ])
    cpSync(join(root, path), at(path), { recursive: true, filter: left });
  // Lingui's settings list the areas of the app.
  mkdirSync(at('packages/app/src/areas'), { recursive: true });
  mkdirSync(at('node_modules/@pitchside'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@pitchside' && !name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), at(join('node_modules', name)));
  for (const name of ['api', 'locales', 'server']) {
    symlinkSync(at(join('packages', name)), at(join('node_modules/@pitchside', name)));
    // Dependencies that a package has in another version are in its own folder.
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, at(join('packages', name, 'node_modules')));
  }
  writeFileSync(at('vitest.config.ts'), config);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a tool of the libraries in the copy; what it says is the message where it fails. */
function run(tool, ...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(root, tool), ...words], {
    cwd: copy,
    encoding: 'utf8',
    timeout: 450_000,
    env: { ...process.env, VITEST: undefined, NODE_OPTIONS: undefined },
  });
  expect(status, `${basename(tool)} ${words.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

test('a new module compiles, migrates, serves a call, follows a topic, runs a job and forgets; besides it only lists grow', () => {
  const before = new Map(
    globSync('{packages,scripts}/**/*.{ts,mjs,json}', { cwd: copy }).map((path) => [path, readFileSync(at(path), 'utf8')]),
  );
  for (const kind of ['resource', 'module']) run(at('scripts/new.mjs'), kind, 'content/Demo');
  const changed = [...before].flatMap(([path, text]) => (readFileSync(at(path), 'utf8') === text ? [] : [path]));
  expect(changed.sort()).toEqual(['packages/api/src/contracts.ts', 'packages/server/src/modules/list.ts']);

  run('node_modules/@typescript/native/bin/tsc', '-p', 'packages/server', '--noEmit');
  run('node_modules/drizzle-kit/bin.cjs', 'generate', '--config', 'packages/server/drizzle.config.ts');
  const [migration] = globSync('packages/server/migrations/*.sql', { cwd: copy }).filter((path) =>
    readFileSync(at(path), 'utf8').includes('"demo_item"'),
  );
  expect(migration).toBeDefined();
  run('node_modules/vitest/vitest.mjs', 'run', 'packages/server/src/modules/content/demo', 'packages/server/src/modules/list.test.ts');
});
