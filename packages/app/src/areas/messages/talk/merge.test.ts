import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImMessage } from '../client/im.ts';
import { markReadUntil, merge } from './merge.ts';

const message = (order: number, facts: Partial<ImMessage> = {}): ImMessage => ({
  key: `k${order}`,
  id: `m${order}`,
  conversation: 'C2C2',
  order,
  sender: { id: '1', name: '', avatar: '' },
  flow: order % 2 === 0 ? 'out' : 'in',
  at: order,
  body: { type: 'text', text: String(order) },
  isRead: false,
  ...facts,
});

test('whatever comes in whatever order and however often, each message stands once, in the order of the service', () => {
  const orders = fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 15 }), { maxLength: 12 });
  fc.assert(
    fc.property(orders, (pages) => {
      const list = pages.reduce<readonly ImMessage[]>(
        (held, page) =>
          merge(
            held,
            page.map((order) => message(order)),
          ),
        [],
      );
      expect(list.map(({ order }) => order)).toEqual([...new Set(pages.flat())].sort((one, other) => one - other));
    }),
  );
});

test('what is not new leaves the list as it is, so that nothing is drawn', () => {
  const [first, second] = [message(1), message(2)];
  const list = [first, second];
  expect(merge(list, [])).toBe(list);
  expect(merge(list, [first])).toBe(list);
  expect(markReadUntil(list, 0)).toBe(list);
});

test('what was read or taken back stays so, whatever an older answer says', () => {
  const read = markReadUntil([message(1), message(2)], 2);
  expect(read.map(({ isRead }) => isRead)).toEqual([false, true]);
  expect(merge(read, [message(2, { body: { type: 'text', text: 'again' } })])[1]?.isRead).toBe(true);
  const recalled = merge(read, [message(2, { body: { type: 'recalled' } })]);
  expect(merge(recalled, [message(2)])[1]?.body.type).toBe('recalled');
});
