import { expect, test } from 'vitest';
import { settingFields } from '../../packages/server/src/settings.ts';
import { remedy, stale } from '../setup/generated.mjs';
import { written } from './table.mjs';

test('docs/SETTINGS.md has what the schema of the settings says', () => {
  expect(stale(written()), remedy).toEqual([]);
});

test('every setting has a sentence, a value and a line of its own', () => {
  const [text] = Object.values(written());
  for (const [name, { env, about, expects }] of Object.entries(settingFields)) {
    expect(about, name).toMatch(/^\p{Lu}.{8,}\.$/u);
    expect(expects, name).not.toBe('');
    expect(text.split(`\n| \`${env}\` |`), env).toHaveLength(2);
  }
});
