import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readme, readmeNow } from './areas.mjs';

test('the tree of the site is what its folders hold', () => {
  expect(readmeNow(), 'node scripts/rooms/areas.mjs').toBe(readFileSync(readme, 'utf8'));
});
