import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choices, countChosen, groupItems, type FilterItem } from './choice.ts';

const item = fc.record({
  id: fc.stringMatching(/^[a-z]{1,6}$/),
  name: fc.stringMatching(/^[A-Za-zêăô]{1,8}$/),
  count: fc.nat(30),
  letter: fc.constantFrom('A', 'B', 'C', 'Y'),
  isHot: fc.boolean(),
});
const items: fc.Arbitrary<FilterItem[]> = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 40 });
const chosenOf = (list: readonly FilterItem[]) => fc.subarray(list.map(({ id }) => id)).map((ids) => new Set(ids));
const story = items.chain((list) => fc.record({ list: fc.constant(list), chosen: chosenOf(list) }));

test('every item stands in exactly one group, the hot ones first', () => {
  fc.assert(
    fc.property(items, (list) => {
      const groups = groupItems(list, '');
      expect(groups.flatMap((group) => group.items.map(({ id }) => id)).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
      if (list.some(({ isHot }) => isHot)) expect(groups[0]?.id).toBe('hot');
    }),
  );
});

test('turning a choice round twice changes nothing, and shown and hidden are always all', () => {
  fc.assert(
    fc.property(story, ({ list, chosen }) => {
      expect(choices.invert(choices.invert(chosen, list), list)).toEqual(chosen);
      const total = countChosen(list, choices.all(chosen, list)).shown;
      const { shown, hidden } = countChosen(list, chosen);
      expect(shown + hidden).toBe(total);
      expect(countChosen(list, choices.invert(chosen, list))).toEqual({ shown: hidden, hidden: shown });
      expect([...choices.hot(chosen, list)].every((id) => list.find((one) => one.id === id)?.isHot)).toBe(true);
    }),
  );
});

test('a choice within a search leaves the others as they are', () => {
  const list: FilterItem[] = [
    { id: 'a', name: 'Ngoại hạng Anh', count: 3, letter: 'N', isHot: true },
    { id: 'b', name: 'La Liga', count: 2, letter: 'L' },
  ];
  const found = groupItems(list, 'ngoai').flatMap((group) => [...group.items]);
  expect(found.map(({ id }) => id)).toEqual(['a']);
  expect(choices.invert(new Set(['a', 'b']), found)).toEqual(new Set(['b']));
});
