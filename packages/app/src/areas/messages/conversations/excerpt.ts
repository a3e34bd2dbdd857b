/** Letters that stand before what was searched for, and how far into a text it may be to need no cut. */
const [before, inSight] = [8, 16];

/** A text from a little before what was searched for on, so that one line of it shows the place; the whole text where that is near its beginning, or not in these letters. */
export function excerptOf(text: string, wanted: string): string {
  const at = text.toLowerCase().indexOf(wanted.toLowerCase());
  const ahead = [...text.slice(0, Math.max(0, at))];
  return ahead.length <= inSight ? text : `…${ahead.slice(-before).join('')}${text.slice(at)}`;
}
