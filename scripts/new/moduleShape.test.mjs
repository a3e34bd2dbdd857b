import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/node.mjs';
import { module } from './module.mjs';

const modules = join(root, 'packages/server/src/modules');
const filesOf = (folder) => globSync('**/*', { cwd: join(modules, folder) }).map((path) => path.replaceAll('\\', '/'));

/** Lists the files that a module lacks of the shape in packages/server/README.md. */
function lacks(name, files, manifest) {
  const holds = (pattern) => files.some((file) => pattern.test(file));
  const lacking = ['module.ts', 'index.ts'].filter((file) => !files.includes(file));
  const own = new RegExp(`^${name}\\.(service|handlers)\\.ts$`);
  // A module of several subjects has a folder for each; one that serves nothing, such as rows that others use, needs neither.
  if (/handlers/.test(manifest) && !holds(own) && !holds(/^\w+\/\w+\.(service|handlers)\.ts$/)) lacking.push(`${name}.service.ts`);
  return lacking;
}

test('every module of the server has the shape that the README of the server names', () => {
  const found = globSync('*/*/', { cwd: modules }).map((path) => path.replaceAll('\\', '/').replace(/\/$/, ''));
  expect(found.length).toBeGreaterThan(40);
  const missing = found.flatMap((folder) => {
    const files = filesOf(folder);
    const manifest = files.includes('module.ts') ? readFileSync(join(modules, folder, 'module.ts'), 'utf8') : '';
    return lacks(basename(folder), files, manifest).map((file) => `${folder}/${file}`);
  });
  expect(missing).toEqual([]);
});

test('so has a new one, with each of the layers', () => {
  const { files } = module('Weather', 'content');
  const names = Object.keys(files).map((path) => basename(path));
  const manifest = Object.entries(files).find(([path]) => path.endsWith('/module.ts'))?.[1] ?? '';
  expect(lacks('weather', names, manifest)).toEqual([]);
  expect(lacks('weather', ['module.ts', 'weather.repository.ts'], manifest)).toEqual(['index.ts', 'weather.service.ts']);
  expect(names).toEqual(
    expect.arrayContaining(['service', 'repository', 'tables', 'topics', 'test'].map((layer) => `weather.${layer}.ts`)),
  );
});
