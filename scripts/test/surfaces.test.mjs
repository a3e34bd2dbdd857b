import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { surfaces } from '../../e2e/fixtures/surfaces.ts';
import { root } from '../setup/node.mjs';

test('every route says at which addresses it could tell a score', () => {
  const source = readFileSync(join(root, 'packages/app/src/routes.data.ts'), 'utf8');
  const routes = [...source.matchAll(/^ {2}(\w+): \{ path: /gm)].map(([, name]) => name);
  expect(routes).toContain('scoreDetail');
  expect(Object.keys(surfaces).toSorted()).toEqual(routes.toSorted());
});
