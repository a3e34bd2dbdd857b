import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { ContrastError, contrastFaults, createTheme } from './createTheme.ts';
import { oklchOf } from './oklch.ts';

test('a colour of a brand book is the same colour in OKLCH', () => {
  expect(oklchOf('#fff')).toEqual([1, 0, 0]);
  expect(oklchOf('#000000')).toEqual([0, 0, 0]);
  const [l, c, h] = oklchOf('#ff0000');
  expect([l, c, h]).toEqual([expect.closeTo(0.628, 3), expect.closeTo(0.2577, 3), expect.closeTo(29.23, 1)]);
  expect(contrast(oklchOf('#767676'), [1, 0, 0])).toBeCloseTo(4.54, 1);
  expect(() => oklchOf('red')).toThrow(RangeError);
});

describe('createTheme', () => {
  test('whatever the colour of a team, what follows from it can be read in both themes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const brand = `#${value.toString(16).padStart(6, '0')}`;
        expect(contrastFaults({ brand })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('it gives custom properties by their names that stay, and nothing that was not asked for', () => {
    const brand = createTheme({ brand: '#7b1e2b' });
    const carried = ['brand', 'brand-hover', 'brand-soft', 'on-brand', 'chalk-line', 'frame', 'frame-raised', 'on-frame-muted', 'bug'];
    expect(Object.keys(brand)).toEqual(['day', 'night'].flatMap((theme) => carried.map((name) => `--pitchside-${theme}-color-${name}`)));
    expect(brand['--pitchside-day-color-brand']).toMatch(/^oklch\(0\.39\d* 0\.12\d* 17/);
    expect(brand['--pitchside-night-color-brand']).not.toBe(brand['--pitchside-day-color-brand']);
    expect(brand['--pitchside-day-color-frame']).toMatch(/^oklch\(0\.235 0\.06 17/);
    expect(createTheme({ night: { ink1: [1, 0, 0] } })).toEqual({ '--pitchside-night-color-ink-1': 'oklch(1 0 0)' });
  });

  test('colours that cannot be read are refused, each pair by its name and theme', () => {
    const given = { day: { ink3: '#cccccc' } } as const;
    expect(() => createTheme(given)).toThrow(ContrastError);
    expect(() => createTheme(given)).toThrow(/ink3 on page by day has 1\.\d\d:1 of 4\.5:1/);
    expect(contrastFaults(given).map(({ background }) => background)).toEqual(['page', 'surface1', 'surface2', 'surface3']);
  });
});
