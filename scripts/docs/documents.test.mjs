import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/node.mjs';
import { documents, faultsOf } from './documents.mjs';

test.each(documents())('%s names only what is there', (document) => {
  expect(faultsOf(document), 'correct the document: this is not in the repository').toEqual([]);
});

test('what is not there is found', () => {
  const text = [
    'See [this](NOWHERE.md), [that](ARCHITECTURE.md#walks) and [a site](https://example.com/x).',
    '`scripts/nowhere.mjs`, `scripts/fix.mjs`, `server/src/nowhere.ts`, `api/src/contract.ts`, `a/b`',
    '`npm run nothing` and `npm run fix`',
    '`nothing` in `scripts/fix.mjs`, `artefacts` in `scripts/fix.mjs`',
  ].join('\n');
  expect(faultsOf('docs/X.md', text)).toEqual([
    'link to NOWHERE.md',
    'file scripts/nowhere.mjs',
    'file server/src/nowhere.ts',
    'script nothing',
    'nothing in scripts/fix.mjs',
  ]);
});

test('docs/COMMANDS.md has every npm script that a person runs', () => {
  const page = readFileSync(join(root, 'docs/COMMANDS.md'), 'utf8');
  const { prepare: _byNpmItself, ...scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
  const isNamed = (name) => new RegExp(`npm (run )?${name}(?![\\w:-])`).test(page);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});
