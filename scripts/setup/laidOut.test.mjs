import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { laidOut } from './laidOut.mjs';
import { root } from './node.mjs';

test('the table of sizes that a script writes is laid out as the check of format wants it', async () => {
  const table = readFileSync(join(root, 'packages/ui/sizes.json'), 'utf8');
  expect(await laidOut('packages/ui/sizes.json', JSON.stringify(JSON.parse(table)))).toBe(table);
});

test('code that does not parse is refused by its path', async () => {
  await expect(laidOut('scripts/broken.mjs', 'const = 1;')).rejects.toThrow('scripts/broken.mjs');
});
