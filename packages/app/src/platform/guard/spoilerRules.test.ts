import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSpoilerHold, mostHeld, type Picture } from './spoilerRules.ts';

function tested() {
  let pictures: Picture[] = [];
  const seen: number[] = [];
  const hold = createSpoilerHold(() => pictures);
  return {
    hold,
    seen,
    open: (...next: Picture[]) => void ((pictures = next), hold.release()),
    deliver: (at: number, matchId = 'm') => hold.pass(matchId, at, () => void seen.push(at)),
  };
}
const picture = (programmeAt: number, matchId = 'm') => ({ matchId, programmeAt });

test('without a picture everything passes at once', () => {
  const { deliver, seen } = tested();
  deliver(5);
  expect(seen).toEqual([5]);
});

test('a goal waits until the picture has reached it', () => {
  const { deliver, open, seen } = tested();
  open(picture(100));
  deliver(110);
  open(picture(109.9));
  expect(seen).toEqual([]);
  open(picture(110));
  expect(seen).toEqual([110]);
});

test('other matches do not wait, and of two pictures the later one decides', () => {
  const { deliver, open, seen } = tested();
  open(picture(100), picture(200));
  deliver(150);
  deliver(150, 'other');
  expect(seen).toEqual([150]);
  open(picture(160), picture(200));
  expect(seen).toEqual([150, 150]);
});

test('closing the stream, or switching the guard off, shows what waits, in order', () => {
  const { deliver, open, seen } = tested();
  open(picture(0));
  for (const at of [3, 1, 2]) deliver(at);
  expect(seen).toEqual([]);
  open();
  expect(seen).toEqual([3, 1, 2]);
});

test('what is shown while releasing may bring the next thing of the same match', () => {
  const { hold, open, seen } = tested();
  open(picture(0));
  hold.pass('m', 1, () => hold.pass('m', 9, () => void seen.push(9)));
  open(picture(5));
  expect([seen, hold.waiting()]).toEqual([[], 1]);
  open(picture(9));
  expect([seen, hold.waiting()]).toEqual([[9], 0]);
});

test('a picture that stands still for hours keeps no endless list', () => {
  const { deliver, open, hold, seen } = tested();
  open(picture(0));
  for (let at = 1; at <= mostHeld + 5; at += 1) deliver(at);
  expect([hold.waiting(), seen]).toEqual([mostHeld, [1, 2, 3, 4, 5]]);
});

test('of a match that is watched later nothing passes, however much comes, until it is let go', () => {
  const { deliver, open, hold, seen } = tested();
  open(picture(-Infinity));
  for (let at = 1; at <= mostHeld + 5; at += 1) deliver(at);
  expect([hold.waiting(), seen]).toEqual([mostHeld, []]);
  open();
  expect([hold.waiting(), seen.length, seen.at(-1)]).toEqual([0, mostHeld, mostHeld + 5]);
});

test('nothing is lost, doubled, out of order or early, whatever the picture does', () => {
  const step = fc.oneof(fc.record({ deliver: fc.nat(100) }), fc.record({ picture: fc.option(fc.nat(100)) }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let now: number | null = null;
      const pictures = () => (now === null ? [] : [picture(now)]);
      const hold = createSpoilerHold(pictures);
      const delivered: number[] = [];
      const seen: { id: number; at: number }[] = [];
      for (const one of steps) {
        if ('deliver' in one) {
          const id = delivered.push(one.deliver) - 1;
          hold.pass('m', one.deliver, () => {
            if (now !== null) expect(one.deliver).toBeLessThanOrEqual(now);
            seen.push({ id, at: one.deliver });
          });
        } else {
          now = one.picture;
          hold.release();
        }
      }
      now = null;
      hold.release();
      expect(seen.map(({ id }) => id)).toEqual(delivered.map((_, id) => id));
    }),
  );
});
