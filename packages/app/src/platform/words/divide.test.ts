import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
// The build's own part, which stands beside the configuration that uses it.
import { divideWords, wordsName } from '../../../words.ts';

const module = '/x/packages/app/src/areas/live/gifts/gifts.lazy.ts';
const target = fileURLToPath(new URL('../../areas/live/gifts/GiftStage.tsx', import.meta.url));

/** Output of the build for a module. */
async function built(code: string): Promise<string> {
  const [bring] = divideWords();
  const transform = bring?.transform as (this: unknown, text: string, id: string) => Promise<{ code: string } | null>;
  return (await transform.call({ resolve: () => Promise.resolve({ id: target }) }, code, module))?.code ?? code;
}

test('what is loaded through spoken brings its own words in the language of the page', async () => {
  const code = await built(`export const GiftStage = lazy(spoken(() => import('./GiftStage.tsx').then((part) => part)));`);
  const words = ['zh', 'en', 'vi'].map((locale) => `${locale}: () => import('virtual:later-words/${locale}-${wordsName(target)}')`);
  expect(code).toContain(`spoken(() => bringWords(import('./GiftStage.tsx'), { ${words.join(', ')} }).then((part) => part))`);
});

test('a name of words says where their module stands, and leaves out what all have', () => {
  expect(wordsName(target)).toBe('app-areas-live-gifts-GiftStage');
  expect(wordsName(fileURLToPath(new URL('../../areas/live/screens/Live/index.ts', import.meta.url)))).toBe('app-areas-live-screens-Live');
});

test('spoken with anything but an import stops the build', async () => {
  await expect(built('export const load = spoken(loadLater);')).rejects.toThrow('something else than an import');
});

test('a module that loads nothing with words stays as it is', async () => {
  const code = `export const touristAccount = () => import('./tourist.ts');`;
  expect(await built(code)).toBe(code);
});
