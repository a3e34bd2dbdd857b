// A minute of football that ends as it begins. Every motion is a function of the time in the loop.
import { format } from './camera.mjs';
import { ease, seeded } from './seed.mjs';

const { rate, seconds } = format;
const frames = rate * seconds;

/** Where the eleven stand when the ball is in the middle, attacking to the right. */
const shape = [
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

/**
 * Touches in order: player, when and where the ball comes, when and where it leaves, how high it flies (m).
 * The last one reaches over the seam. `h` plays to the right.
 */
const touches = [
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
].map(([who, from, x, y, to, x2, y2, height]) => ({ who, from, x, y, to, x2, y2, height }));

const people = ['h', 'a'].flatMap((team) => shape.map((_, index) => `${team}${index}`));
const homeOf = (who) => {
  const [x, y] = shape[Number(who.slice(1))];
  return who.startsWith('h') ? [x, y] : [105 - x, 68 - y];
};

/** Seconds from one instant of the loop to another, the short way round. */
const gap = (from, to) => ((((to - from + seconds / 2) % seconds) + seconds) % seconds) - seconds / 2;

/** 1 while `time` lies within, rising over `before` seconds and falling over `after`. */
function presence(time, from, to, { before, after }) {
  const since = gap(from, time);
  if (since >= 0 && since <= to - from) return 1;
  return since < 0 ? ease(1 + since / before) : ease(1 - (since - (to - from)) / after);
}

/** Where the ball roughly is: along the touches, without regard to feet. */
function roughBall(time) {
  for (const [index, touch] of touches.entries()) {
    const next = touches[(index + 1) % touches.length];
    const held = touch.to - touch.from;
    const since = gap(touch.from, time);
    if (since >= 0 && since <= held) return mix(touch, since / Math.max(held, 0.01));
    const flight = gap(touch.to, next.from);
    const flown = gap(touch.to, time);
    if (flown >= 0 && flown <= flight)
      return [touch.x2 + ((next.x - touch.x2) * flown) / flight, touch.y2 + ((next.y - touch.y2) * flown) / flight];
  }
  return [52.5, 34];
}
const mix = ({ x, y, x2, y2 }, part) => [x + (x2 - x) * part, y + (y2 - y) * part];

/** Smooths a closed track of pairs with a bell of `sigma` seconds. */
function smooth(track, sigma) {
  const reach = Math.ceil(sigma * 3 * rate);
  const bell = Array.from({ length: reach * 2 + 1 }, (_, index) => Math.exp(-(((index - reach) / rate / sigma) ** 2) / 2));
  const whole = bell.reduce((all, value) => all + value, 0);
  return track.map((_, frame) =>
    [0, 1].map(
      (axis) => bell.reduce((all, weight, index) => all + weight * track[(frame + index - reach + frames) % frames][axis], 0) / whole,
    ),
  );
}

const times = Array.from({ length: frames }, (_, frame) => frame / rate);
const focus = smooth(times.map(roughBall), 1.1);

/** Where a player goes without the ball: with the team's shape, which follows the ball, and a little restlessness. */
function drift(who, frame) {
  const [x, y] = homeOf(who);
  const [bx, by] = focus[frame];
  const isKeeper = who.endsWith('0') && who.length === 2;
  const random = seeded(who.charCodeAt(0) * 31 + Number(who.slice(1)) * 977);
  const waves = [0, 1].map(() => [1, 2, 3].map(() => [1 + Math.floor(random() * 9), random() * 6.283, 0.25 + random() * 0.5]));
  const [wx, wy] = waves.map((list) =>
    list.reduce((all, [turns, start, size]) => all + Math.sin((frame / frames) * turns * 6.283 + start) * size, 0),
  );
  if (isKeeper) {
    const line = x < 52 ? 0.8 : 104.2;
    return [line + (bx - line) * 0.085 + wx * 0.3, 34 + (by - 34) * 0.12 + wy * 0.3];
  }
  const forward = who.startsWith('h') ? 1 : -1;
  const reach = 0.46 + 0.06 * Math.tanh(((bx - 52.5) * forward) / 12);
  return [
    Math.min(101, Math.max(4, x + (bx - 52.5) * reach + wx)),
    Math.min(66, Math.max(2, 34 + (y - 34) * 0.84 + (by - 34) * 0.34 + wy)),
  ];
}

/** The opponent who closes a touch down: the nearest by shape. */
function presser({ who, from, x, y }) {
  const frame = Math.round(from * rate) % frames;
  const others = people.filter((other) => other[0] !== who[0] && !/^.0$/.test(other));
  const far = (other) => Math.hypot(drift(other, frame)[0] - x, drift(other, frame)[1] - y);
  return others.reduce((best, other) => (far(other) < far(best) ? other : best));
}

/** Fastest of a run to or from a touch, in metres a second. */
const sprint = 7;

/** Seconds that the way between a touch and the place without the ball takes, before it and after it. */
function runs(who, { from, to, x, y, x2, y2 }, least) {
  const way = (time, px, py) =>
    Math.hypot(
      drift(who, Math.round(((time % seconds) + seconds) * rate) % frames)[0] - px,
      drift(who, Math.round(((time % seconds) + seconds) * rate) % frames)[1] - py,
    );
  // A smooth step is one and a half times as fast in its middle.
  const lasting = (metres) => Math.max(least, (metres * 1.5) / sprint);
  return { before: lasting(way(from - 2, x, y)), after: lasting(way(to + 2, x2, y2)) };
}
const pressed = touches.map((touch) => {
  const by = presser(touch);
  return { ...touch, by, own: runs(touch.who, touch, 2), other: runs(by, touch, 1.6) };
});

function track(who) {
  const wished = times.map((time, frame) => {
    let [x, y] = drift(who, frame);
    for (const touch of pressed) {
      const isOwn = touch.who === who;
      if (!isOwn && touch.by !== who) continue;
      const pull = presence(time, touch.from, touch.to, isOwn ? touch.own : touch.other) * (isOwn ? 1 : 0.8);
      if (pull === 0) continue;
      const part = Math.min(1, Math.max(0, gap(touch.from, time) / Math.max(touch.to - touch.from, 0.01)));
      const [tx, ty] = mix(touch, part);
      // A defender stays between ball and goal.
      const goalSide = isOwn ? 0 : who.startsWith('h') ? -2.1 : 2.1;
      x += (tx + goalSide - x) * pull;
      y += (ty - y) * pull;
    }
    return [x, y];
  });
  return smooth(wished, 0.28);
}

/** A person's motion: place, speed (m/s), direction along the picture (-1 to 1) and stride (radians), picture by picture. */
function motion(positions) {
  const velocity = smooth(
    positions.map(([x, y], frame) => [0, 1].map((axis) => (positions[(frame + 1) % frames][axis] - [x, y][axis]) * rate)),
    0.12,
  );
  const steps = velocity.map(([vx, vy]) => Math.hypot(vx, vy));
  const way = steps.reduce((all, speed) => all + speed / rate, 0);
  // A whole number of strides, so that the legs meet at the seam.
  const turn = (Math.max(1, Math.round(way / 2.3)) * Math.PI * 2) / Math.max(way, 0.1);
  let walked = 0;
  let facing = 1;
  return positions.map(([x, y], frame) => {
    const speed = steps[frame];
    walked += speed / rate;
    if (speed > 0.5) facing += (velocity[frame][0] / speed - facing) * 0.25;
    return { x, y, speed, across: facing, stride: walked * turn };
  });
}

const tracks = Object.fromEntries(people.map((who) => [who, motion(track(who))]));
const referee = motion(
  smooth(
    focus.map(([x, y], frame) => [
      x - 5 + Math.sin((frame / frames) * 6.283 * 3) * 3,
      y + (y > 34 ? -9 : 9) + Math.sin((frame / frames) * 6.283 * 2) * 2,
    ]),
    1.2,
  ),
);

/** Ball at the foot of a player. */
const foot = (who, frame) => {
  const { x, y, across, speed } = tracks[who][frame];
  return [x + across * (0.45 + speed * 0.05), y + 0.25];
};

function ballAt(frame) {
  const time = frame / rate;
  for (const [index, touch] of touches.entries()) {
    const next = touches[(index + 1) % touches.length];
    const isKeeper = touch.who.endsWith('0') && touch.who.length === 2;
    if (gap(touch.from, time) >= 0 && gap(touch.from, time) <= touch.to - touch.from) {
      const inHands = isKeeper && time > 23 && time < 55;
      return [...foot(touch.who, frame), inHands ? 1.05 : 0];
    }
    const flight = gap(touch.to, next.from);
    const flown = gap(touch.to, time) / flight;
    if (flown < 0 || flown > 1) continue;
    const [from, to] = [foot(touch.who, Math.round(touch.to * rate) % frames), foot(next.who, Math.round(next.from * rate) % frames)];
    // A pass on the ground slows down; a high ball does not.
    const part = touch.height > 0 ? flown : 1 - (1 - flown) ** 1.5;
    const start = touch.height === 0.8 ? 1.9 : 0;
    const end = next.height === 0.8 ? 1.9 : touch.height === 0.8 ? 1.05 : 0;
    return [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
      start + (end - start) * flown + (touch.height > 1 ? touch.height : 0.05) * 4 * flown * (1 - flown),
    ];
  }
  return [52.5, 34, 0];
}

const balls = times.map((_, frame) => ballAt(frame));
const watched = smooth(
  balls.map(([x, y]) => [Math.min(88, Math.max(17, x)), 34 + (Math.min(52, Math.max(14, y)) - 34) * 0.3]),
  2.2,
);

/** Everything of one picture: people, ball, and where the camera looks. */
export function scene(frame) {
  const kitOf = (who) => (who === 'h0' ? 'homeKeeper' : who === 'a0' ? 'awayKeeper' : who.startsWith('h') ? 'home' : 'away');
  return {
    people: [
      ...people.map((who, index) => ({ ...tracks[who][frame], seed: index + 1, kit: kitOf(who) })),
      { ...referee[frame], seed: 40, kit: 'referee' },
    ],
    ball: balls[frame],
    look: watched[frame],
  };
}

/** Fastest that anybody runs, in metres a second; a check for whoever changes the touches. */
export const topSpeed = Math.max(...Object.values(tracks).flatMap((steps) => steps.map((step) => step.speed)));

export { frames };
