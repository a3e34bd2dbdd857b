import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DanmakuComment } from './comment.ts';
import { createLatencyLock } from './latencyLock.ts';

function tested(longest?: () => number) {
  const world = { picture: null as number | null, now: 0 };
  const shown: { id: string; picture: number | null; now: number }[] = [];
  const lock = createLatencyLock({
    programmeTime: () => world.picture,
    now: () => world.now,
    show: (comments) => shown.push(...comments.map(({ id }) => ({ id, picture: world.picture, now: world.now }))),
    ...(longest && { longest }),
  });
  const say = (id: string, at?: number, role: DanmakuComment['role'] = 'viewer') =>
    lock.push({ id, text: id, role, ...(at !== undefined && { at }) });
  return { world, shown, lock, say, ids: () => shown.map(({ id }) => id) };
}

test('a comment waits for the picture, one’s own and one without a moment do not', () => {
  const { world, lock, say, ids } = tested();
  world.picture = 1_000;
  say('later', 4_000);
  say('own', 4_000, 'own');
  say('timeless');
  say('before', 900);
  expect(ids()).toEqual(['own', 'timeless', 'before']);
  world.picture = 3_999;
  lock.release();
  expect(lock.waiting()).toBe(1);
  world.picture = 4_000;
  lock.release();
  expect(ids().at(-1)).toBe('later');
});

test('without a picture whose time is known nothing waits, and what waited goes on', () => {
  const { world, lock, say, ids } = tested();
  say('a', 5_000);
  world.picture = 0;
  say('b', 5_000);
  world.picture = null;
  lock.release();
  expect(ids()).toEqual(['a', 'b']);
});

test('a picture that stands still holds nothing for longer than the wait, which grows for who looks back', () => {
  let longest = 20_000;
  const { world, lock, say, ids } = tested(() => longest);
  world.picture = 0;
  say('a', 60_000);
  longest = 70_000;
  world.now = 60_000;
  lock.release();
  expect(ids()).toEqual([]);
  longest = 20_000;
  lock.release();
  expect(ids()).toEqual(['a']);
});

test('a picture that goes to the edge passes over what was said meanwhile, but not over the last words', () => {
  const { world, lock, say, ids } = tested();
  world.picture = 0;
  for (const at of [2_000, 9_000, 11_000]) say(String(at), at);
  world.picture = 12_000;
  lock.release();
  expect(ids()).toEqual(['9000', '11000']);
  expect(lock.waiting()).toBe(0);
});

test('a busy room keeps a bounded list', () => {
  const { world, lock, say } = tested();
  world.picture = 0;
  for (let at = 1; at <= 2_500; at += 1) say(String(at), at);
  expect(lock.waiting()).toBe(2_000);
});

test('whatever picture and comments do: nothing is early, doubled, or held beyond the wait; own words are at once; order is that of the moments', () => {
  const step = fc.oneof(
    fc.record({ say: fc.nat(30_000), own: fc.boolean() }),
    fc.record({ picture: fc.option(fc.nat(30_000)) }),
    fc.record({ pass: fc.integer({ min: 1, max: 2_000 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), fc.integer({ min: 0, max: 10_000 }), (steps, longest) => {
      const { world, shown, lock, say, ids } = tested(() => longest);
      const said = new Map<string, { at: number; since: number }>();
      steps.forEach((one, index) => {
        const before = shown.length;
        if ('say' in one) {
          const id = String(index);
          said.set(id, { at: one.say, since: world.now });
          say(id, one.say, one.own ? 'own' : 'viewer');
          if (one.own) expect(ids().at(-1)).toBe(id);
        } else if ('pass' in one) {
          world.now += one.pass;
          lock.release();
        } else {
          world.picture = one.picture;
          lock.release();
        }
        if ('say' in one) return;
        const news = shown.slice(before).map(({ id }) => said.get(id)?.at ?? 0);
        expect(news).toEqual(news.toSorted((a, b) => a - b));
        for (const { id, picture } of shown.slice(before)) {
          const { at = 0, since = 0 } = said.get(id) ?? {};
          expect(picture === null || picture >= at || world.now - since >= longest).toBe(true);
        }
      });
      expect(new Set(ids()).size).toBe(ids().length);
      world.now += longest + 1;
      lock.release();
      expect(lock.waiting()).toBe(0);
      const lost = [...said].filter(([id]) => !ids().includes(id));
      // A comment that is never shown was jumped over by the picture.
      for (const [, { at }] of lost) expect(steps.some((one) => 'picture' in one && (one.picture ?? 0) > at)).toBe(true);
    }),
  );
});
