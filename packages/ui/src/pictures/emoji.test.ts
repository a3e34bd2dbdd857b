import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emojis } from './emoji.data.ts';
import { emojiPieces, emojiShortcode } from './emoji.ts';

test('both kinds of shortcode become pictures, unknown brackets stay text', () => {
  expect(emojiPieces('好球[赞][TUIEmoji_Smile] [进球] [TUIEmoji_Nothing]')).toEqual([
    { kind: 'text', text: '好球' },
    { kind: 'emoji', key: 'thumb' },
    { kind: 'emoji', key: 'smile' },
    { kind: 'text', text: ' [进球] [TUIEmoji_Nothing]' },
  ]);
  expect(emojiPieces('[TUIEmoji_Coffee]?')).toEqual([{ kind: 'text', text: '[咖啡]?' }]);
  expect(emojiPieces('[[微笑]]')).toEqual([
    { kind: 'text', text: '[' },
    { kind: 'emoji', key: 'smile' },
    { kind: 'text', text: ']' },
  ]);
  expect(emojiPieces('')).toEqual([]);
});

test('no two emoji share a shortcode, and each is found again by its own', () => {
  const all = emojis.flatMap(({ name, aliases, codes }) => [name, ...aliases, ...codes.map((code) => `TUIEmoji_${code}`)]);
  expect(new Set(all).size).toBe(all.length);
  expect(emojis.length).toBeGreaterThanOrEqual(24);
  for (const { key } of emojis) expect(emojiPieces(emojiShortcode(key))).toEqual([{ kind: 'emoji', key }]);
});

test('what is written back as shortcodes is read the same, and no text is lost', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom(...emojis.map(({ key }) => emojiShortcode(key))),
    fc.constantFrom('[', ']', '[x]', '[ 微笑]'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (written) => {
      const read = emojiPieces(written.join(''));
      const back = read.map((part) => (part.kind === 'text' ? part.text : emojiShortcode(part.key))).join('');
      expect(back).toBe(written.join(''));
      expect(emojiPieces(back)).toEqual(read);
    }),
    { seed: 5, numRuns: 400 },
  );
});
