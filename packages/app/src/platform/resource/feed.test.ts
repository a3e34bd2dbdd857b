import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFeed, type FeedPage, type HeldFeed } from './feed.ts';

interface Row {
  id: string;
}
type Page = FeedPage<Row>;

const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
};
const step = fc.oneof(
  fc.record({ act: fc.constant('ask' as const), key: fc.constantFrom('a', 'b') }),
  fc.record({ act: fc.constantFrom('more' as const, 'again' as const, 'leave' as const) }),
  fc.record({ act: fc.constant('answer' as const), which: fc.nat(5), failed: fc.boolean() }),
);
/** A list of ten, three at a time. */
const pageOf = (key: string, from: number): Page => ({
  list: Array.from({ length: Math.min(3, 10 - from) }, (_, index) => ({ id: `${key}${from + index}` })),
  next: from + 3 < 10 ? String(from + 3) : null,
});

test('whatever is asked, answered and left in whatever order: what is held is the beginning of the list that was asked for last, each entry once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const sent: { answer: (failed: boolean) => void }[] = [];
      let held: HeldFeed<Row, Page> | undefined;
      let hasLeft = false;
      let wanted: string | null = null;
      const feed = createFeed<Row, Page>((now) => {
        expect(hasLeft).toBe(false);
        held = now;
      });
      for (const each of steps) {
        if (each.act === 'ask') {
          const { key } = each;
          if (!hasLeft) wanted = key;
          feed.ask(
            key,
            (before) =>
              new Promise((resolve, reject) => {
                const page = pageOf(key, Number(before ?? 0));
                sent.push({ answer: (failed) => (failed ? reject(new Error('away')) : resolve(page)) });
              }),
          );
        }
        if (each.act === 'more') feed.more();
        if (each.act === 'again') feed.again();
        if (each.act === 'leave') {
          hasLeft = true;
          feed.leave();
        }
        if (each.act === 'answer') sent[each.which % Math.max(1, sent.length)]?.answer(each.failed);
        await settle();
        if (!held || hasLeft) continue;
        const { items, key, state } = held;
        expect(key).toBe(wanted);
        expect(items.map(({ id }) => id)).toEqual(items.map((_, index) => `${wanted}${index}`));
        if (state === 'end') expect(items).toHaveLength(10);
      }
      feed.leave();
    }),
    { numRuns: 300 },
  );
});

test('what the reader put in front does not come a second time, and a failed page is asked for again', async () => {
  let held: HeldFeed<Row, Page> | undefined;
  let isAway = false;
  const feed = createFeed<Row, Page>((now) => (held = now));
  feed.ask('a', (before) => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(pageOf('a', Number(before ?? 0)))));
  await settle();
  feed.change((items) => [{ id: 'a4' }, ...items]);
  isAway = true;
  feed.more();
  await settle();
  expect(held?.state).toBe('failed');
  isAway = false;
  feed.more();
  await settle();
  expect(held?.items.map(({ id }) => id)).toEqual(['a4', 'a0', 'a1', 'a2', 'a3', 'a5']);
  feed.leave();
});
