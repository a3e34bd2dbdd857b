import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

/** Fonts of the cards: packages of slices, each with the code points that it covers, in the order in which a letter looks for one. */
const families = [
  { name: 'Barlow', slug: 'barlow', weights: [500, 600] },
  { name: 'Barlow Condensed', slug: 'barlow-condensed', weights: [600] },
  { name: 'Noto Sans SC', slug: 'noto-sans-sc', weights: [600] },
] as const;
type Family = (typeof families)[number];

interface Slice {
  name: string;
  weight: Font['weight'];
  file: string;
  ranges: readonly (readonly [number, number])[];
}

/** Code points of a list such as `U+4e00-4e2f,U+4e31`. */
const rangesOf = (list: string): Slice['ranges'] =>
  list.split(',').map((part) => {
    const [from = 0, to = from] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [from, to] as const;
  });

async function slicesOf({ name, slug, weights }: Family): Promise<Slice[]> {
  const folder = dirname(require.resolve(`@fontsource/${slug}/package.json`));
  const covers = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(covers).flatMap(([key, list]) => {
    const part = key.replace(/^\[(\d+)\]$/, '$1');
    return weights.map((weight) => ({
      // The same name for two slices would replace the first.
      name: `${name} ${part}`,
      weight,
      file: join(folder, 'files', `${slug}-${part}-${weight}-normal.woff`),
      ranges: rangesOf(list),
    }));
  });
}

let slices: Promise<readonly Slice[]> | undefined;
const files = new Map<string, Promise<Buffer>>();

const allSlices = () => (slices ??= Promise.all(families.map(slicesOf)).then((all) => all.flat()));
const covers = ({ ranges }: Slice, letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
};

/** Leaves out letters that no font has, such as those of emoji: they would be boxes. */
export async function readable(text: string): Promise<string> {
  const all = await allSlices();
  const unknown = new Set([...new Set(text)].filter((letter) => !all.some((slice) => covers(slice, letter))));
  return [...text]
    .filter((letter) => !unknown.has(letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Fonts that a text needs, and the family lists that use them: slices without a letter of the text are not loaded. */
export async function fontsFor(text: string): Promise<{ fonts: Font[]; text: string; numbers: string }> {
  const letters = [...new Set(text)];
  const needed = (await allSlices()).filter((slice) => slice.name.endsWith(' latin') || letters.some((letter) => covers(slice, letter)));
  const fonts = await Promise.all(
    needed.map(async ({ name, weight, file }) => {
      const data = files.get(file) ?? readFile(file);
      files.set(file, data);
      return { name, weight, style: 'normal', data: await data } as const;
    }),
  );
  const list = (...wanted: readonly string[]) =>
    wanted
      .flatMap((family) => [...new Set(fonts.map(({ name }) => name))].filter((name) => name.replace(/ \S+$/, '') === family))
      .join(', ');
  return { fonts, text: list('Barlow', 'Noto Sans SC'), numbers: list('Barlow Condensed', 'Barlow', 'Noto Sans SC') };
}
