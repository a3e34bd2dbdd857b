/** Facets of a diamond, 22 units wide around 0,0, with its four golds. */
export const facets = [
  ['M0 -11 11 0 0 11-11 0z', 'oklch(0.8 0.155 83)'],
  ['M0 -11 11 0 0 2z', 'oklch(0.9 0.12 90)'],
  ['M11 0 0 11V2z', 'oklch(0.66 0.14 74)'],
  ['M-11 0 0 2v9z', 'oklch(0.73 0.15 78)'],
] as const;

/** Positions of the diamonds in heaps of one to six, in a picture of 56 by 44: x, y and scale, back to front. */
export const heaps: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [[28, 26, 1]],
  [
    [19, 28, 0.9],
    [37, 28, 0.9],
  ],
  [
    [18, 32, 0.85],
    [38, 32, 0.85],
    [28, 19, 0.95],
  ],
  [
    [14, 33, 0.8],
    [28, 34, 0.8],
    [42, 33, 0.8],
    [28, 20, 1],
  ],
  [
    [14, 33, 0.8],
    [28, 34, 0.8],
    [42, 33, 0.8],
    [21, 21, 0.85],
    [35, 21, 0.85],
  ],
  [
    [14, 34, 0.8],
    [28, 35, 0.8],
    [42, 34, 0.8],
    [20, 23, 0.85],
    [36, 23, 0.85],
    [28, 11, 0.95],
  ],
];
