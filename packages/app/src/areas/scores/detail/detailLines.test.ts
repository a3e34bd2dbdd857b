import type { CommentaryLine, Shot } from '@pitchside/api/scores/matches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinLines, joinShots } from './detailLines.ts';

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

test('a shot that comes again replaces itself, and all stand in order of time', () => {
  const shot = (at: number, outcome: Shot['outcome'] = 'saved'): Shot => ({
    ...{
      id: `s${at}`,
      at,
      minute: 1,
      added: 0,
      side: 'home',
      player: null,
      outcome,
      is_penalty: false,
      x: 0.9,
      y: 0.5,
      xg: 0.1,
      points: null,
    },
  });
  const known = joinShots([], [shot(30, 'goal'), shot(10)]);
  expect(joinShots(known, [shot(20), shot(30, 'cancelled')]).map(({ at, outcome }) => [at, outcome])).toEqual([
    [10, 'saved'],
    [20, 'saved'],
    [30, 'cancelled'],
  ]);
});
