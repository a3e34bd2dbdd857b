/** A piece of a text: plain text, or a time stamp of a video. */
export type WordsPiece = { words: string } | { moment: string; at: number };

/** A time stamp as people write it, 1:23 or 1:02:03, that is not inside a longer number, a date or an address. */
const written = /(?<![\d:./-])(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?![\d:]|[./-]\d)/g;

/** Splits a text at the time stamps that lie within a video of `seconds` length; anything else stays text. */
export function splitMoments(text: string, seconds: number): WordsPiece[] {
  const pieces: WordsPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(written)) {
    const [moment, hours = '0', minutes = '0', rest = '0'] = found;
    const at = Number(hours) * 3_600 + Number(minutes) * 60 + Number(rest);
    if (at > seconds || (found[1] !== undefined && Number(minutes) > 59)) continue;
    if (found.index > from) pieces.push({ words: text.slice(from, found.index) });
    pieces.push({ moment, at });
    from = found.index + moment.length;
  }
  if (from < text.length || pieces.length === 0) pieces.push({ words: text.slice(from) });
  return pieces;
}
