import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/node.mjs';
import { shares } from './variants.mjs';

test('each room with a gallery is looked at in one language at least, however quick the tests', () => {
  const stories = globSync('packages/ui/src/*/**/*.stories.tsx', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const rooms = new Set(
    stories.filter((path) => readFileSync(join(root, path), 'utf8').includes("'gallery'")).map((path) => path.split('/')[3]),
  );
  const shared = new Set(Object.values(shares).flat());
  expect([...rooms].filter((room) => !shared.has(room))).toEqual([]);
  expect([...shared].filter((room) => !rooms.has(room))).toEqual([]);
});
