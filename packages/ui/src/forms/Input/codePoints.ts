/** Length of a text as a person counts it on the wire: code points, so that an emoji outside the basic plane counts one. */
export const countCodePoints = (text: string): number => [...text].length;

/** A text and the position of the caret in it, in UTF-16 units as the DOM counts. */
export interface CaretText {
  text: string;
  caret: number;
}

/**
 * Limits an edit to accepted characters and at most `max` code points. The surplus is taken from just before the caret,
 * as a browser refuses the end of a paste and never the text that stood after it.
 */
export function admit({ text, caret }: CaretText, max = Infinity, accept: (text: string) => string = (kept) => kept): CaretText {
  const before = [...accept(text.slice(0, caret))];
  const after = [...accept(text.slice(caret))];
  const kept = before.slice(0, Math.max(0, max - after.length)).join('');
  return { text: kept + after.slice(0, max).join(''), caret: kept.length };
}
