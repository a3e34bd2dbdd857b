import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/node.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

test('THIRD_PARTY.md names every package that ships with one of ours', () => {
  const shipped = globSync('packages/*/package.json', { cwd: root }).flatMap((path) => {
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(read(path));
    return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !/^@(?:types|pitchside)\//.test(name));
  });
  const named = new Set(read('THIRD_PARTY.md').match(/@?[a-z\d][\w.-]*(?:\/[\w.-]+)?/g));
  expect([...new Set(shipped)].filter((name) => !named.has(name)).sort()).toEqual([]);
});
