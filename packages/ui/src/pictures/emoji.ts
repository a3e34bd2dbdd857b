import { emojiArt, type EmojiKey } from './emojiArt.data.ts';
import { emojis, undrawnCodes } from './emoji.data.ts';
import { drawnUrl } from './drawn.ts';
import { svg } from './svg.ts';

/** A piece of a text: plain text, or an emoji. */
export type EmojiPiece = { kind: 'text'; text: string } | { kind: 'emoji'; key: EmojiKey };

const byShortcode = new Map<string, EmojiKey>(
  emojis.flatMap(({ key, name, aliases, codes }) => [
    ...[name, ...aliases].map((word) => [word, key] as const),
    ...codes.map((code) => [`TUIEmoji_${code}`, key] as const),
  ]),
);

const shortcode = /\[([^[\]\s]{1,24})\]/g;

/** Returns the text sent for an emoji: its Chinese name in square brackets. */
export const emojiShortcode = (key: EmojiKey): string => `[${emojis.find((entry) => entry.key === key)?.name ?? key}]`;

/** The address of an emoji's drawing for `<img src>`, 24 x 24. */
export const emojiUrl = (key: EmojiKey): string => drawnUrl(`emoji ${key}`, () => svg(emojiArt[key], '0 0 24 24'));

/** Splits a text at its shortcodes (`[TUIEmoji_Smile]`, `[微笑]`; spec "Message display model"). Brackets that mean nothing stay text. */
export function emojiPieces(text: string): EmojiPiece[] {
  const pieces: EmojiPiece[] = [];
  let words = '';
  let end = 0;
  for (const match of text.matchAll(shortcode)) {
    const [whole, inside = ''] = match;
    const key = byShortcode.get(inside);
    words += text.slice(end, match.index);
    end = match.index + whole.length;
    if (key === undefined) {
      const named = undrawnCodes[inside.replace(/^TUIEmoji_/, '')];
      words += named !== undefined && inside.startsWith('TUIEmoji_') ? `[${named}]` : whole;
      continue;
    }
    if (words) pieces.push({ kind: 'text', text: words });
    words = '';
    pieces.push({ kind: 'emoji', key });
  }
  words += text.slice(end);
  if (words) pieces.push({ kind: 'text', text: words });
  return pieces;
}
