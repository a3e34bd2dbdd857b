import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GiftArrival } from './arrival.ts';
import { comboStays, createCombos, mergeWithin, waitingLimit } from './combos.ts';
import { giftArrival } from './engineTesting.ts';
import { createEntries, ribbonEvery, ribbonStays } from './entries.ts';
import { createFullScreen, effectTimeOut, queueLimit } from './fullScreen.ts';

const gift = (price: number, id = `gift ${price}`) => ({ id, name: id, art: 'rocket', price }) as const;
const sent = (sender: string, price: number, extra: Partial<GiftArrival> = {}): GiftArrival => ({
  kind: 'gift',
  id: `${sender} ${price}`,
  member: { id: sender, nickname: sender },
  gift: gift(price),
  count: 1,
  ...extra,
});
const seeded = { seed: 20261121, numRuns: 300 };

test.each([
  [0, 1],
  [mergeWithin, 1],
  [mergeWithin + 1, 2],
])('the same gift %s ms later makes %s combo', (gap, combos) => {
  const track = createCombos();
  const ids = new Set<string | undefined>();
  track.add(sent('a', 10), 0);
  track.step(0);
  ids.add(track.shown().find(Boolean)?.id);
  track.add(sent('a', 10), gap);
  track.step(gap);
  ids.add(track.shown().find(Boolean)?.id);
  expect(ids.size).toBe(combos);
});

test('another gift or another sender is another combo', () => {
  const track = createCombos();
  for (const one of [sent('a', 10), sent('a', 66), sent('b', 10)]) track.add(one, 0);
  track.step(0);
  expect(track.shown().map((combo) => combo?.total)).toEqual([66, 10, 10]);
});

test('a dearer combo takes the cheapest banner, once that has stood for a second', () => {
  const track = createCombos();
  for (const [index, price] of [30, 10, 66].entries()) track.add(sent(`s${index}`, price), 0);
  track.step(0);
  track.add(sent('rich', 520), 500);
  track.step(500);
  expect(track.shown().map((combo) => combo?.total)).toEqual([66, 30, 10]);
  track.step(comboStays);
  expect(track.shown().map((combo) => combo?.total)).toEqual([66, 30, 520]);
});

test('own combos come up however cheap, and nothing pushes them out', () => {
  const track = createCombos();
  for (const [index, price] of [520, 520, 520].entries()) track.add(sent(`s${index}`, price), 0);
  track.step(0);
  track.add(sent('me', 1, { own: true }), 1000);
  track.step(1000);
  expect(track.shown().filter((combo) => combo?.own)).toHaveLength(1);
  for (let index = 0; index < 40; index++) track.add(sent(`r${index}`, 6666), 1000 + index * 50);
  track.step(3000);
  expect(track.shown().filter((combo) => combo?.own)).toHaveLength(1);
});

test('the total of what stands is never below what waits and may come up', () => {
  fc.assert(
    fc.property(fc.array(giftArrival, { minLength: 1, maxLength: 60 }), (arrivals) => {
      const track = createCombos();
      for (const arrival of arrivals) track.add({ ...arrival, own: false }, 0);
      track.step(0);
      const dearest = new Map<string, number>();
      for (const { member, gift: what, count } of arrivals)
        dearest.set(`${member.id} ${what.id}`, (dearest.get(`${member.id} ${what.id}`) ?? 0) + count * what.price);
      const shown = track.shown().flatMap((combo) => (combo ? [combo.total] : []));
      const kinds = [...dearest.values()].sort((a, b) => b - a);
      // Up to the limit of waiting combos nothing is lost: the three dearest are shown.
      if (kinds.length <= waitingLimit) expect(shown.sort((a, b) => b - a)).toEqual(kinds.slice(0, 3));
    }),
    seeded,
  );
});

test('effects go by price, then own, then order', () => {
  fc.assert(
    fc.property(fc.array(giftArrival, { minLength: 1, maxLength: queueLimit }), (arrivals) => {
      const track = createFullScreen();
      arrivals.forEach((arrival) => track.add(arrival));
      const played: GiftArrival[] = [];
      for (let now = 0; played.length < arrivals.length; now += 10) {
        track.step(now);
        const playing = track.playing();
        if (playing) played.push(playing.arrival);
        track.finish(playing?.id ?? '');
      }
      const expected = arrivals.toSorted((a, b) => b.gift.price - a.gift.price || Number(b.own) - Number(a.own));
      expect(played).toEqual(expected);
    }),
    seeded,
  );
});

test('a full queue gives up what is cheapest and not the viewer’s own', () => {
  fc.assert(
    fc.property(fc.array(giftArrival, { minLength: queueLimit + 1, maxLength: 80 }), (arrivals) => {
      const track = createFullScreen();
      arrivals.forEach((arrival) => track.add(arrival));
      const kept: GiftArrival[] = [];
      for (let now = 0; track.counts().waiting > 0; now += 10) {
        track.step(now);
        const playing = track.playing();
        if (playing) kept.push(playing.arrival);
        track.finish(playing?.id ?? '');
      }
      expect(kept).toHaveLength(queueLimit);
      const own = arrivals.filter((arrival) => arrival.own).length;
      expect(kept.filter((arrival) => arrival.own)).toHaveLength(Math.min(own, queueLimit));
      const lost = arrivals.filter((arrival) => !kept.includes(arrival) && !arrival.own);
      const keptOthers = kept.filter((arrival) => !arrival.own);
      const cheapestKept = Math.min(...keptOthers.map(({ gift: { price } }) => price));
      for (const {
        gift: { price },
      } of lost)
        if (keptOthers.length > 0 && own === 0) expect(price).toBeLessThanOrEqual(cheapestKept);
    }),
    seeded,
  );
});

test('an effect that never ends makes room after its time', () => {
  const track = createFullScreen();
  track.add(sent('a', 1314));
  track.add(sent('b', 520));
  track.step(0);
  track.step(effectTimeOut - 1);
  expect(track.playing()?.arrival.member.id).toBe('a');
  track.step(effectTimeOut);
  expect(track.playing()?.arrival.member.id).toBe('b');
  track.finish('effect 0');
  expect(track.playing()?.arrival.member.id).toBe('b');
});

test('who comes in meanwhile is named together, the viewer first, then by rank', () => {
  const track = createEntries();
  const enters = (id: string, rank?: 'captain' | 'legend', own = false) =>
    track.add({ kind: 'entry', id, member: { id, nickname: id, rank }, own });
  enters('a');
  track.step(0);
  expect(track.shown()).toMatchObject({ members: [{ id: 'a' }], total: 1 });
  enters('b', 'captain');
  enters('c', 'legend');
  enters('b', 'captain');
  enters('d');
  enters('me', undefined, true);
  track.step(ribbonEvery - 1);
  expect(track.shown()?.total).toBe(1);
  track.step(ribbonEvery);
  expect(track.shown()).toMatchObject({ members: [{ id: 'me' }, { id: 'c' }], total: 4, rank: 'legend' });
  track.step(ribbonEvery + ribbonStays);
  expect(track.shown()).toBeNull();
});
