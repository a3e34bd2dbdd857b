import { ESLint } from 'eslint';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/node.mjs';

const eslint = new ESLint({ cwd: root });
const consoleRule = async (place) => (await eslint.calculateConfigForFile(join(root, place))).rules['no-console'];

test.each(['packages/app/src/router.tsx', 'packages/ui/src/Button/Button.tsx', 'packages/server/src/server.ts'])('%s says nothing to the console', async (place) => {
  expect(await consoleRule(place)).toEqual([2, {}]);
});

test('the quiet log warns, and does no more', async () => {
  expect(await consoleRule('packages/app/src/platform/log/log.ts')).toEqual([2, { allow: ['warn'] }]);
});
