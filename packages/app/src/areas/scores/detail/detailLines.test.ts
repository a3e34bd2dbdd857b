import type { CommentaryLine } from '@pitchside/api/scores/matches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinLines } from './detailLines.ts';

const line = (at: number): CommentaryLine => ({
  id: `l${at}`,
  at,
  minute: Math.floor(at / 60),
  added: 0,
  side: null,
  kind: 'foul',
  text: '',
  is_key: false,
});

test('whatever order lines arrive in, and however often, each stands once and the newest first', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.nat(5_000))), (batches) => {
      const joined = batches.reduce<CommentaryLine[]>((known, batch) => joinLines(known, batch.map(line)), []);
      const expected = [...new Set(batches.flat())].sort((one, other) => other - one);
      expect(joined.map(({ at }) => at)).toEqual(expected);
    }),
  );
});
