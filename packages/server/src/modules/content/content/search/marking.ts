import type { Marked } from '@pitchside/api/content/search';
import { foldLetter, foldUnit, isWordLetter } from './terms.ts';

/** Maximum characters of an excerpt, and how many of them precede the match. */
const [shown, ahead] = [120, 30];

/** A normalized text, with the index of the original letter for each unit. */
function folded(letters: readonly string[]): { text: string; places: number[] } {
  const places: number[] = [];
  let text = '';
  for (const [place, letter] of letters.entries()) {
    const plain = foldLetter(letter);
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
  }
  return { text, places };
}

/**
 * Fast path for texts whose characters are one UTF-16 unit before and after folding, which is nearly all: offsets stay the same. Undefined
 * for any other text.
 */
function foldedInPlace(written: string): string | undefined {
  let text = '';
  for (let at = 0; at < written.length; at += 1) {
    const unit = written.charCodeAt(at);
    const plain = foldUnit(unit);
    if (plain.length !== 1 || (unit & 0xf800) === 0xd800) return undefined;
    text += plain;
  }
  return text;
}

const tidied = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();

/** A text to mark, normalized, and whether it may begin inside a word; Chinese may, as it has no word boundaries. */
interface Sought {
  text: string;
  isAnywhere: boolean;
}

/** Whole queries and each of their words; single letters are left out. */
function soughtIn(searches: readonly string[]): Sought[] {
  const texts = searches
    .flatMap((search) => [search, ...search.split(/[\p{P}\p{Z}]+/u)])
    .map((search) => folded([...search.normalize('NFC').trim()]).text)
    .filter((text) => [...text].length > 1 || /^\p{Script=Han}$/u.test(text));
  return [...new Set(texts)].map((text) => ({ text, isAnywhere: /^\p{Script=Han}/u.test(text) }));
}

/** The letter that ends before a position; empty at the beginning. */
function letterBefore(text: string, at: number): string {
  const unit = text.charCodeAt(at - 1);
  const isPair = unit >= 0xdc00 && unit <= 0xdfff;
  return text.slice(Math.max(0, at - (isPair ? 2 : 1)), at);
}

/** Splits letters into marked and unmarked parts. */
function stretchesOf(letters: readonly string[] | string, isHit: Uint8Array, from: number): Marked[] {
  const stretches: Marked[] = [];
  const until = Math.min(from + shown, letters.length);
  for (let at = from, to = at; at < until; at = to) {
    while (to < until && isHit[to] === isHit[at]) to += 1;
    const stretch = letters.slice(at, to);
    stretches.push({ text: typeof stretch === 'string' ? stretch : stretch.join(''), is_hit: isHit[at] === 1 });
  }
  const [begin, end] = [stretches[0], stretches.at(-1)];
  if (begin && from > 0) begin.text = `…${begin.text}`;
  if (end && from + shown < letters.length) end.text = `${end.text}…`;
  return stretches;
}

/**
 * Splits texts into marked and unmarked parts, ignoring case, width and tones.
 * Cuts a long text around the first match, or after its beginning where there is none.
 * @param searches whole queries; each of their words is marked too
 */
export function marker(searches: readonly string[]): (written: string) => Marked[] {
  const sought = soughtIn(searches);
  return (written) => {
    const tidy = tidied(written);
    const inPlace = foldedInPlace(tidy);
    const letters = inPlace === undefined ? [...tidy] : tidy;
    const { text, places } = typeof letters === 'string' ? { text: inPlace ?? '', places: undefined } : folded(letters);
    const placeOf = (unit: number) => (places ? (places[unit] ?? unit) : unit);
    const isHit = new Uint8Array(letters.length);
    for (const { text: search, isAnywhere } of sought)
      for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, at + 1))
        if (isAnywhere || !isWordLetter(letterBefore(text, at))) isHit.fill(1, placeOf(at), placeOf(at + search.length - 1) + 1);
    const first = Math.max(0, isHit.indexOf(1));
    return stretchesOf(letters, isHit, letters.length <= shown ? 0 : Math.max(0, Math.min(first - ahead, letters.length - shown)));
  };
}
