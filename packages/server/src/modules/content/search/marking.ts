import type { Marked } from '@pitchside/api/search';
import { foldLetter, isWordLetter } from './terms.ts';

/** Most characters of a text that are shown around what was found, and how many of them stand before it. */
const [shown, ahead] = [120, 30];

/** A text as it is compared, with the written letter that each unit of it comes from. */
function folded(letters: readonly string[]): { text: string; places: number[] } {
  const places: number[] = [];
  let text = '';
  for (const [place, letter] of letters.entries()) {
    text += foldLetter(letter);
    while (places.length < text.length) places.push(place);
  }
  return { text, places };
}

/** Whether a hit begins where a word does; Chinese has no words that one could be within. */
const beginsWord = (text: string, at: number): boolean =>
  /^\p{Script=Han}/u.test(text.slice(at)) || at === 0 || !isWordLetter([...text.slice(0, at)].at(-1) ?? '');

/**
 * A text in stretches, with those marked that were searched for, whatever their case, width and tones.
 * A long text is cut around the first of them, or after its beginning where there is none.
 * @param searches whole texts that were searched for; each of their words is marked too
 */
export function mark(written: string, searches: readonly string[]): Marked[] {
  const letters = [...written.normalize('NFC').replace(/\s+/g, ' ').trim()];
  const { text, places } = folded(letters);
  const wanted = searches
    .flatMap((search) => [search, ...search.split(/[\p{P}\p{Z}]+/u)])
    .map((search) => folded([...search.normalize('NFC').trim()]).text)
    .filter((search) => [...search].length > 1 || /^\p{Script=Han}$/u.test(search));
  const isHit = letters.map(() => false);
  for (const search of new Set(wanted))
    for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, at + 1))
      if (beginsWord(text, at)) for (const place of places.slice(at, at + search.length)) isHit[place] = true;
  const first = Math.max(0, isHit.indexOf(true));
  const from = letters.length <= shown ? 0 : Math.max(0, Math.min(first - ahead, letters.length - shown));
  const stretches: Marked[] = [];
  for (const [index, letter] of letters.slice(from, from + shown).entries()) {
    const hit = isHit[from + index] ?? false;
    const last = stretches.at(-1);
    if (last && last.is_hit === hit) last.text += letter;
    else stretches.push({ text: letter, is_hit: hit });
  }
  const [begin, end] = [stretches[0], stretches.at(-1)];
  if (begin && from > 0) begin.text = `…${begin.text}`;
  if (end && from + shown < letters.length) end.text = `${end.text}…`;
  return stretches;
}
