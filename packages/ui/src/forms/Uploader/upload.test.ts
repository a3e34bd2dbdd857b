import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endingOf, sift, type OfferedFile } from './upload.ts';

const file = (name: string, type: string, size = 10): OfferedFile => ({ name, type, size });
const files = fc.array(
  fc.record({
    name: fc.constantFrom('a.png', 'b.JPG', 'c.pdf', 'd'),
    type: fc.constantFrom('image/png', 'image/jpeg', 'application/pdf', ''),
    size: fc.integer({ min: 0, max: 20 }),
  }),
);

test('every offered file is taken or refused, none twice, in order', () => {
  fc.assert(
    fc.property(files, fc.nat(5), fc.nat(5), (offered, maxCount, already) => {
      const { taken, refused } = sift(offered, { accept: ['image/*'], maxSize: 12, maxCount }, already);
      expect(offered.filter((each) => taken.includes(each))).toEqual(taken);
      expect(taken.length + refused.length).toBe(offered.length);
      expect(taken.length).toBeLessThanOrEqual(Math.max(0, maxCount - already));
      for (const { size, type } of taken) expect(size > 0 && size <= 12 && type.startsWith('image/')).toBe(true);
    }),
  );
});

test.each([
  [file('a.gif', 'image/gif'), 'type'],
  [file('a.PDF', ''), undefined],
  [file('a.png', 'image/png', 101), 'size'],
  [file('a.png', 'image/png', 0), 'empty'],
  [file('a.png', 'image/png', 100), undefined],
])('%o is refused for %s', (offered, reason) => {
  expect(sift([offered], { accept: ['image/png', '.pdf'], maxSize: 100 }, 0).refused.map((each) => each.reason)).toEqual(
    reason === undefined ? [] : [reason],
  );
});

test('an ending is what stands after the last dot', () => {
  expect(['a.tar.gz', 'b', 'c.Jpeg', 'd.'].map(endingOf)).toEqual(['GZ', '', 'JPEG', '']);
});
