import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
/** A colour with its figures; one that is made from a token (`oklch(from …)`) has none. */
const raw = /\b(?:oklch|oklab|rgba?|hsla?)\(\s*[\d.]|#[\da-f]{3,8}\b/i;
/** Black in a mask means opacity and is no colour. */
const mask = /mask|#000/i;

const styles = () =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts') && !file.endsWith('.stories.css.ts') && !/^(?:theme|lab)\//.test(file.split(sep).join('/')))
    .map((file) => [file, readFileSync(join(source, file), 'utf8')] as const);

test('parts are painted with tokens, never with a colour of their own', () => {
  const all = styles();
  expect(all.length).toBeGreaterThan(150);
  const found = all.flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => raw.test(line) && !mask.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
