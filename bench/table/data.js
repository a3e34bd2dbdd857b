/** Columns that the plain contenders show, in their order. */
export const columns = ['id', 'league', 'time', 'minute', 'home', 'score', 'away', 'halfTime', 'corners', 'first', 'line', 'last'];
/** Those of them that change. */
export const changing = ['minute', 'corners', 'halfTime', 'first', 'last'];
/** Rows rendered in a window of 900 px below the heads of the table: those on screen, and the overscan that ours keeps for scrolling. */
export const inView = 27;
/** Px that the heads take above the first row. */
export const headHeight = 94;

/** A source of numbers that is the same for every contender. */
export function createDraw(seed = 20261122) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** 500 running matches as plain rows. */
export function createRows(count = 500) {
  const draw = createDraw(7);
  return Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    league: `联赛${index % 24}`,
    time: '20:30',
    minute: String(1 + draw(90)),
    home: `主队${index}`,
    score: '1-0',
    away: `客队${index}`,
    halfTime: '0-0',
    corners: '3-2',
    first: '0.92',
    line: '半球',
    last: '0.94',
  }));
}

/** One change: a row, a column, and its new text. */
export function change(draw, count = 500) {
  const column = changing[draw(changing.length)];
  const value = {
    minute: () => String(1 + draw(90)),
    corners: () => `${draw(12)}-${draw(12)}`,
    halfTime: () => `${draw(4)}-${draw(4)}`,
    first: () => `0.${10 + draw(89)}`,
    last: () => `0.${10 + draw(89)}`,
  }[column]();
  return { row: draw(count), column, value };
}
