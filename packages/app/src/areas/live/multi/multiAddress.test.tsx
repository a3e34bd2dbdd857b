import fc from 'fast-check';
import { expect, test } from 'vitest';
import { multiHref, namedRooms, readMulti, withoutRoom, withRoom, type MultiAddress } from './multiAddress.ts';

const read = (href: string) => readMulti(new URL(href, 'https://x').searchParams);

test('an address says who is there, how they stand, who is heard and who is large', () => {
  expect(read('/score-live?multi=3,1,2&layout=quad&sound=2&spotlight=1')).toEqual({
    rooms: ['3', '1', '2'],
    layout: 'quad',
    sound: '2',
    spotlight: '1',
  });
  expect(read('/score-live?multi=3,1')).toEqual({ rooms: ['3', '1'], layout: 'pair', sound: '3', spotlight: '3' });
  expect(read('/score-live?multi=')).toEqual({ rooms: [], layout: 'pair', sound: null, spotlight: null });
});

test('nonsense is left out: rooms twice, a fifth, a layout that is too small, sound of somebody else', () => {
  expect(read('/score-live?multi=1,1,2,x,3,4,5&layout=duo&sound=5')).toEqual({
    rooms: ['1', '2', '3', '4'],
    layout: 'focus',
    sound: '1',
    spotlight: '1',
  });
  expect(namedRooms(new URLSearchParams('multi=1,2,3,4,5'))).toHaveLength(5);
});

test('a room comes after the last, or in the place of another, whose sound it takes over', () => {
  const two = read('/score-live?multi=1,2&layout=duo&sound=2');
  expect(withRoom(two, '3', 3)).toEqual({ rooms: ['1', '2', '3'], layout: 'trio', sound: '2', spotlight: '1' });
  expect(withRoom(two, '3', 2)).toEqual({ rooms: ['1', '3'], layout: 'duo', sound: '3', spotlight: '1' });
  expect(withRoom(two, '1', 2)).toEqual(two);
  const four = read('/score-live?multi=1,2,3,4');
  expect(withRoom(four, '5', 5)).toEqual(four);
});

test('one that goes leaves sound and the large picture to the first', () => {
  expect(withoutRoom(read('/score-live?multi=1,2,3&layout=trio&sound=1&spotlight=1'), '1')).toEqual({
    rooms: ['2', '3'],
    layout: 'trio',
    sound: '2',
    spotlight: '2',
  });
  expect(withoutRoom(read('/score-live?multi=1'), '1')).toMatchObject({ rooms: [], sound: null, spotlight: null });
});

test('whatever is done, an address that is written is read as it was, and exactly one is heard', () => {
  const act = fc.record({ add: fc.boolean(), id: fc.integer({ min: 1, max: 7 }).map(String), number: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let address: MultiAddress = read('/score-live?multi=1,2');
      for (const { add, id, number } of acts) address = add ? withRoom(address, id, number) : withoutRoom(address, id);
      expect(address.rooms.length).toBeLessThanOrEqual(4);
      expect(address.sound === null).toBe(address.rooms.length === 0);
      if (address.sound !== null) expect(address.rooms).toContain(address.sound);
      const { rooms, layout, sound } = read(multiHref(address));
      expect({ rooms, layout, sound }).toEqual({ rooms: address.rooms, layout: address.layout, sound: address.sound });
    }),
  );
});
