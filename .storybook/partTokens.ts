import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { tokenName } from '../packages/ui/src/theme/tokensNames.ts';

const asked = 'virtual:part-tokens';
const own = `\0${asked}`;
const source = join(import.meta.dirname, '../packages/ui/src');
const token = /\b(color|space|text|radius|weight|font|shadow|motion|layer)\.(\w+)/g;

/** Names of the tokens that the styles of each part read; a story's own styles are not the part's. */
export function tokensOfParts(): Record<string, string[]> {
  const files = globSync('*/*/*.css.ts', { cwd: source }).filter((file) => !file.includes('.stories.'));
  const parts = Map.groupBy(files, (file) => basename(dirname(file)));
  const namesIn = (file: string) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(token)].map(([, group = '', name = '']) => `--${tokenName([group, name])}`);
  return Object.fromEntries([...parts].map(([part, those]) => [part, [...new Set(those.flatMap(namesIn))].toSorted()]));
}

/** Gives the pages of parts the names of their tokens, read from the source files: bundled styles have no such names any more. */
export const partTokens = (): Plugin => ({
  name: 'part-tokens',
  resolveId: (id) => (id === asked ? own : undefined),
  load: (id) => (id === own ? `export default ${JSON.stringify(tokensOfParts())};` : undefined),
});
