/** A piece of a text, and whether it matches the search. */
export interface Piece {
  text: string;
  hit: boolean;
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A letter as it is compared: without marks, tones and case, of one width; nothing for blanks and punctuation. */
const fold = (letter: string): string =>
  letter
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{Z}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');

/**
 * Splits a text into the parts that match the search and the rest: the first occurrence, else the initials of its words.
 * Without a match nothing is marked.
 */
export function marked(text: string, wanted: string): Piece[] {
  const parts = [...letters.segment(text)].map(({ segment }) => segment);
  const folded = parts.map(fold);
  const key = fold(wanted);
  const hits = new Set(key === '' ? [] : (together(folded, key) ?? initials(parts, folded, key) ?? []));
  const pieces: Piece[] = [];
  for (const [place, part] of parts.entries()) {
    const hit = hits.has(place);
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += part;
    else pieces.push({ text: part, hit });
  }
  return pieces;
}

/** Places that together spell the key, blanks between them included. */
function together(folded: readonly string[], key: string): number[] | undefined {
  for (const first of folded.keys()) {
    if (folded[first] === '') continue;
    let spelled = '';
    for (let place = first; place < folded.length && key.startsWith(spelled + (folded[place] ?? '')); place += 1) {
      spelled += folded[place] ?? '';
      if (spelled === key) return Array.from({ length: place - first + 1 }, (_, index) => first + index);
    }
  }
  return undefined;
}

/** Places of the first letters of words, when they spell the key. */
function initials(parts: readonly string[], folded: readonly string[], key: string): number[] | undefined {
  const firsts = [...parts.keys()].filter(
    (place) => folded[place] !== '' && (place === 0 || /[\p{Z}\p{P}]$/u.test(parts[place - 1] ?? '')),
  );
  const spelled = firsts.map((place) => folded[place]).join('');
  return firsts.length > 1 && spelled.startsWith(key) ? firsts.slice(0, [...key].length) : undefined;
}
