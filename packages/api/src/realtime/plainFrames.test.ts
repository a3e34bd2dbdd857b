import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlainFrames } from './plainFrames.ts';
import { listen, opened, reply } from './testingClient.ts';
import { detailEvent } from './testing.ts';

const number = fc.constantFrom(-1, 0, 0.5, 1, 2, 3, 4, 2 ** 53, null, '1');
const patch = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(
    fc.constantFrom('match_id', 'momentum', 'statistics', '-', '=', '__proto__', '0', '9999999999'),
    fc.jsonValue({ maxDepth: 3 }),
  ),
);
const entry = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.tuple(number, fc.oneof(number, fc.constantFrom('match_detail', 'match', 'toString', '__proto__')), patch),
);
const frame = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.tuple(fc.constantFrom('match:m1', 'other', 1, null), fc.constantFrom('e', 'f', 1), entry, entry, entry),
);

test('whatever the socket brings, reading never throws, and what is read has its place', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        frame.map((value) => JSON.stringify(value)),
        fc.string({ unit: 'binary' }),
      ),
      (text) => {
        for (const received of readPlainFrames(text)) {
          if (received.kind === 'control') continue;
          expect([typeof received.topic, typeof received.epoch]).toEqual(['string', 'string']);
          expect(received.seq).toBeGreaterThan(0);
          expect(Number.isSafeInteger(received.seq)).toBe(true);
        }
      },
    ),
    { numRuns: 1_000 },
  );
  expect(readPlainFrames(`["match:m1","e",[1,"match",${'['.repeat(100_000)}${']'.repeat(100_000)}]]`)).toHaveLength(1);
});

test('whatever comes as an event, a listener hears what the contract knows, in order, and the client goes on', () => {
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 20 }), (frames) => {
      const errors: unknown[] = [];
      const { realtime, latest } = opened({ onError: (error) => errors.push(error) });
      const { heard } = listen(realtime, 'match:m1', { epoch: 'e', seq: 1 });
      latest().say(reply('subscribed', 'match:m1', 'e', 1));
      for (const each of frames) latest().say(JSON.stringify(each));
      latest().say(reply('reset', 'match:m1', 'g', 5));
      latest().say(detailEvent('match:m1', 'g', 6, { id: 'm1', figures: [1] }));
      expect(heard.at(-1)).toBe('g:6');
      expect(errors).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a patch of what did not come, or that does not fit, is asked for again and comes whole', () => {
  const { realtime, latest } = opened();
  const { heard } = listen(realtime, 'match:m1', { epoch: 'e', seq: 1 });
  latest().say(reply('subscribed', 'match:m1', 'e', 1));
  const { data } = detailEvent('match:m1', 'e', 2, { id: 'm1', figures: [1] });
  latest().say(JSON.stringify(['match:m1', 'e', [2, 'match_detail', data], [3, 1, { momentum: { 99: 1 } }]]));
  expect(heard).toEqual(['e:2']);
  expect(latest().sent.slice(1)).toEqual([{ type: 'subscribe', data: { topic: 'match:m1', epoch: 'e', seq: 2 } }]);
  latest().say(reply('subscribed', 'match:m1', 'e', 2));
  latest().say(JSON.stringify(['match:m1', 'e', [3, 'match_detail', data], [4, 1, { lineups: true }], [5, 4, { lineups: true }]]));
  expect(heard).toEqual(['e:2', 'e:3', 'e:4']);
  expect(latest().sent.at(-1)).toEqual({ type: 'subscribe', data: { topic: 'match:m1', epoch: 'e', seq: 4 } });
});
