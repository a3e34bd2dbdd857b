import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/node.mjs';
import { written } from './tree.mjs';

test('the READMEs of the server say what its folders hold (npm run modules)', () => {
  for (const [path, text] of Object.entries(written())) expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});
