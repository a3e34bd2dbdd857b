import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactGroups, indexLetters, letterOf } from './contactGroups.ts';

test.each([
  ['阿飞说球', 'A'],
  ['北看台老王', 'B'],
  ['陈教练', 'C'],
  ['重庆老火锅', 'C'],
  ['曾经的十号', 'Z'],
  ['单刀', 'S'],
  ['张三', 'Z'],
  ['李四', 'L'],
  ['王五', 'W'],
  ['欧冠之夜', 'O'],
  ['Đình Phong', 'D'],
  ['Ánh', 'A'],
  ['ünal', 'U'],
  ['ethan', 'E'],
  ['88号', '#'],
  ['😀', '#'],
  ['', '#'],
  ['Ярослав', '#'],
])('%s is filed under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

test('everyone is filed once, in the order of the index', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: fc.oneof(fc.string(), fc.constantFrom('阿', '周', 'Đức', '#1', '')), id: fc.uuid() }), { maxLength: 60 }),
      (contacts) => {
        const groups = contactGroups(contacts);
        expect(groups.flatMap((group) => group.contacts.map(({ id }) => id)).sort()).toEqual(contacts.map(({ id }) => id).sort());
        const places = groups.map(({ letter }) => indexLetters.indexOf(letter));
        expect(places).toEqual([...places].sort((one, other) => one - other));
        expect(
          groups.every((group) => group.contacts.length > 0 && group.contacts.every(({ name }) => letterOf(name) === group.letter)),
        ).toBe(true);
      },
    ),
    { seed: 21, numRuns: 200 },
  );
});
