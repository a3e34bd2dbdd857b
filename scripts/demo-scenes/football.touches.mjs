// Touches of the ball with player, time and position: the minute that all football scenes are cut from.

/** Positions of the eleven when the ball is in the middle, attacking to the right. */
export const shape = [
  [5, 34],
  [29, 57],
  [23, 43],
  [23, 25],
  [29, 11],
  [37, 34],
  [45, 46],
  [45, 22],
  [60, 58],
  [64, 34],
  [60, 10],
];

const touch = ([who, from, x, y, to, x2, y2, height]) => ({ who, from, x, y, to, x2, y2, height });

/**
 * Touches in order: player, when and where the ball comes, when and where it leaves, how high it flies (m).
 * The last one reaches over the seam. `h` plays to the right.
 */
export const touches = [
  ['h2', 2.9, 19, 45, 3.9, 23, 46, 0],
  ['h1', 5, 31, 60, 5.8, 34, 59, 0],
  ['h6', 6.9, 42, 50, 7.8, 45, 47, 0],
  ['h5', 8.9, 38, 36, 9.6, 39, 34, 0],
  ['h7', 10.7, 47, 23, 12.2, 53, 20, 0],
  ['h10', 13.3, 64, 9, 15, 72, 10, 0],
  ['h7', 15.9, 67, 18, 16.6, 69, 20, 0],
  ['h9', 17.7, 77, 31, 18.6, 78, 32, 0],
  ['h8', 19.7, 84, 51, 21.4, 91.5, 53, 6],
  ['h9', 23.1, 96, 35, 23.15, 96, 35, 0.8],
  ['a0', 23.8, 101.8, 35.4, 27, 96, 33, 0],
  ['a3', 28.2, 84, 44, 29.3, 81, 46, 0],
  ['a5', 30.4, 72, 36, 31.1, 71, 35, 0],
  ['a4', 32.3, 78, 58, 33.7, 70, 60, 0],
  ['a7', 34.8, 61, 48, 35.7, 58, 46, 5],
  ['a8', 38, 46, 9, 39.8, 37, 9, 0],
  ['a6', 40.8, 41, 19, 41.6, 40, 21, 0],
  ['a9', 42.7, 29, 31, 43.6, 27, 33, 0],
  ['a5', 44.7, 38, 39, 45.4, 37, 40, 0],
  ['a10', 46.6, 24, 57, 48.5, 14, 58, 6],
  ['a9', 50.3, 9.5, 36, 50.35, 9.5, 36, 0.8],
  ['h0', 51, 3.4, 33.4, 54.2, 9, 36, 0],
  ['h3', 55.4, 21, 24, 56.5, 24, 22, 0],
  ['h4', 57.6, 31, 11, 58.5, 34, 11, 0],
  ['h5', 59.7, 33, 30, 60.4, 32, 33, 0],
  ['h2', 61.4, 22, 42, 62.1, 20, 41, 0],
  ['h0', 63.2, 5.5, 34.5, 65.7, 10, 35, 0],
].map(touch);

/** The two headers of the minute as they would go in: when the ball crosses the line, where it comes to rest, and who is beaten. */
export const goals = {
  right: { shooter: 'h9', keeper: 'a0', at: 23.75, net: [106.3, 37.2, 0.15], crossing: [105.1, 36.9, 1.5], corner: [98.5, 60] },
  left: { shooter: 'a9', keeper: 'h0', at: 50.95, net: [-1.3, 31.1, 0.15], crossing: [-0.1, 31.4, 1.5], corner: [6.5, 60] },
};
