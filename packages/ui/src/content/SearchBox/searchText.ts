/** Longest search, in characters as a reader counts them: an emoji of several code points is one. */
export const searchLimit = 10;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const lettersOf = (text: string): string[] => [...letters.segment(text)].map(({ segment }) => segment);

/** Number of characters as a reader counts them. */
export const searchLength = (text: string): number => lettersOf(text).length;

/** As much of a text as is searched for. */
export const cutSearch = (text: string): string => lettersOf(text).slice(0, searchLimit).join('');
