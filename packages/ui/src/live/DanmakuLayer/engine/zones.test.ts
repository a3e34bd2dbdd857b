import { expect, test } from 'vitest';
import { danmakuDefaults, geometryOf, lettersFor } from './options.ts';

const stage = (zones: Parameters<typeof geometryOf>[3], view = {}) =>
  geometryOf({ ...danmakuDefaults, area: 4, ...view }, 1200, 330, zones).tops;

test('lanes fill the area from the top', () => {
  expect(stage({})).toEqual([0, 33, 66, 99, 132, 165, 198, 231, 264, 297]);
  expect(stage({}, { area: 1 })).toEqual([0, 33]);
});

test('strips at the edges and rectangles anywhere push the lanes apart', () => {
  expect(
    stage({
      zones: [
        { edge: 'top', height: 40 },
        { edge: 'bottom', height: 90 },
      ],
    }),
  ).toEqual([40, 73, 106, 139, 172, 205]);
  expect(stage({ zones: [{ left: 900, top: 50, width: 200, height: 100 }] })).toEqual([0, 150, 183, 216, 249, 282]);
  expect(stage({ zones: [{ left: 1300, top: 50, width: 200, height: 100 }] })).toHaveLength(10);
});

test('a stage that is all zone has no lane, and a low one without zones has one', () => {
  expect(stage({ zones: [{ edge: 'top', height: 400 }] })).toEqual([]);
  expect(geometryOf(danmakuDefaults, 600, 20).tops).toEqual([0]);
  expect(geometryOf(danmakuDefaults, 0, 0).tops).toEqual([]);
});

test('letters follow the width of the stage within bounds', () => {
  expect([300, 600, 1200, 1800, 4000].map((width) => lettersFor(2, width))).toEqual([14, 14, 24, 36, 38]);
  expect(lettersFor(1, 300)).toBe(12);
});
