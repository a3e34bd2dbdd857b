/** Letters that stand before what was searched for, and how far into a text it may be to need no cut. */
const [before, inSight] = [8, 16];

/**
 * Excerpt of a text that begins a little before the search term, so that one line shows it. Returns the whole text when the term is near
 * its beginning or not found literally.
 */
export function excerptOf(text: string, wanted: string): string {
  const at = text.toLowerCase().indexOf(wanted.toLowerCase());
  const ahead = [...text.slice(0, Math.max(0, at))];
  return ahead.length <= inSight ? text : `…${ahead.slice(-before).join('')}${text.slice(at)}`;
}
