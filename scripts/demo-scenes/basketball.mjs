// Half a minute of basketball that ends as it begins: one basket at each end, seen from the stand.
import sharp from 'sharp';
import { createCamera, format } from './camera.mjs';
import { ball, kitsOf, looks, person } from './figures.mjs';
import { motion, smooth } from './football.motion.mjs';
import { svgOf, overlaid } from './picture.mjs';
import { ease, seeded } from './seed.mjs';

const { width, height, rate } = format;
const seconds = 32;
const frames = seconds * rate;
const times = Array.from({ length: frames }, (_, frame) => frame / rate);

const camera = createCamera({ place: [14, 33, 9.5], rest: [14, 7.4, 1.2], focal: 1130, wide: { width, height } });
const { project } = camera.viewTowards(14, 7.4, 1.2);
const n = (value) => value.toFixed(1);
const line = (points, isClosed = false) =>
  `M${points
    .map((point) =>
      project(...point)
        .slice(0, 2)
        .map(n)
        .join(' '),
    )
    .join('L')}${isClosed ? 'z' : ''}`;
const arc = (cx, cy, radius, from, to, z = 0, steps = 36) =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const angle = from + ((to - from) * index) / steps;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle), z];
  });
const box = (x, y, x2, y2) => [
  [x, y],
  [x2, y],
  [x2, y2],
  [x, y2],
];

/** Both ends: goal line, and the direction into the court. */
const ends = [
  [0, 1],
  [28, -1],
];

function floor() {
  let drawn = `<path d="${line(box(-4, -3, 32, 18), true)}" fill="#20303f"/><path d="${line(box(0, 0, 28, 15), true)}" fill="#c8945a"/>`;
  for (let plank = 0; plank < 28; plank += 1)
    if (plank % 2) drawn += `<path d="${line(box(plank, 0, plank + 1, 15), true)}" fill="#bf8a50"/>`;
  for (const [x, m] of ends) drawn += `<path d="${line(box(x, 5.05, x + m * 5.8, 9.95), true)}" fill="#0e4a3a"/>`;
  const strokes = [
    line(box(0, 0, 28, 15), true),
    line([
      [14, 0],
      [14, 15],
    ]),
    line(arc(14, 7.5, 1.8, 0, Math.PI * 2)),
    ...ends.flatMap(([x, m]) => [
      line(box(x, 5.05, x + m * 5.8, 9.95), true),
      line(arc(x + m * 5.8, 7.5, 1.8, m > 0 ? -Math.PI / 2 : Math.PI / 2, m > 0 ? Math.PI / 2 : Math.PI * 1.5)),
      line([[x, 0.9], ...arc(x + m * 1.575, 7.5, 6.75, m > 0 ? -1.36 : Math.PI + 1.36, m > 0 ? 1.36 : Math.PI - 1.36), [x, 14.1]]),
    ]),
  ];
  return `${drawn}<g fill="none" stroke="#f3ead9" stroke-width="2.6">${strokes.map((d) => `<path d="${d}"/>`).join('')}</g>`;
}

function seats() {
  const random = seeded(19);
  let drawn = `<rect width="${width}" height="${height}" fill="#0c1218"/>`;
  for (let row = 14; row >= 0; row -= 1)
    for (let x = -14; x < 42; x += 0.62) {
      if (random() < 0.1) continue;
      const [px, py, scale] = project(x + random() * 0.2, -4.2 - row * 0.85, 0.4 + row * 0.55);
      const w = scale * 0.42;
      const colour = ['#2c3640', '#3a3f49', '#4a3c38', '#304238', '#51505a', '#6c3b37', '#34507c'][Math.floor(random() * 7)];
      drawn += `<path d="M${n(px)} ${n(py)}h${n(w)}v${n(w * 1.4)}h${n(-w)}z" fill="${colour}"/><circle cx="${n(px + w / 2)}" cy="${n(py - w * 0.3)}" r="${n(w * 0.33)}" fill="${['#c99a76', '#a97b57', '#7c5238'][Math.floor(random() * 3)]}"/>`;
    }
  return drawn;
}

const hoops = ends
  .map(([x, m]) => {
    const board = [
      [x + m * 1.2, 6.6, 2.9],
      [x + m * 1.2, 8.4, 2.9],
      [x + m * 1.2, 8.4, 3.95],
      [x + m * 1.2, 6.6, 3.95],
    ];
    const rim = arc(x + m * 1.6, 7.5, 0.3, 0, Math.PI * 2, 3.05, 16);
    const net = rim
      .filter((_, index) => index % 2)
      .map(([rx, ry, rz]) =>
        line([
          [rx, ry, rz],
          [x + m * 1.6 + (rx - x - m * 1.6) * 0.6, 7.5 + (ry - 7.5) * 0.6, rz - 0.45],
        ]),
      );
    return `<path d="${line([
      [x - m * 1.6, 7.5, 0],
      [x - m * 1.2, 7.5, 2.6],
      [x + m * 1.2, 7.5, 3.2],
    ])}" fill="none" stroke="#31414f" stroke-width="7"/><path d="${line(board, true)}" fill="#dfe9ee" fill-opacity=".55" stroke="#f4f7f8" stroke-width="3"/><path d="${net.join('')}" stroke="#fff" stroke-opacity=".8" stroke-width="1.4" fill="none"/><path d="${line(rim, true)}" fill="none" stroke="#f0662f" stroke-width="4"/>`;
  })
  .join('');

/** Positions of the attack before the right basket, and the distance that each defender keeps. */
const attack = [
  [17.6, 7.5],
  [20.4, 2.4],
  [20.6, 12.6],
  [25.2, 4.4],
  [25.6, 10.3],
];
/** Seconds at which the play goes to the left, and comes back. */
const turnsAt = { left: 12.6, right: 27.4 };
/** 1 while the play is before the right basket, 0 before the left one. */
const side = (time) => {
  const away = ease((time - turnsAt.left) / 4.2);
  return time < turnsAt.right ? 1 - away : ease((time - turnsAt.right) / 4.2);
};

const people = ['h', 'a'].flatMap((team) => attack.map((_, index) => `${team}${index}`));
/** Holds of the ball in order: who, from when, until when; the next comes by a pass, or through the basket where one is named. */
const holds = [
  ['h0', 31.2, 36.4],
  ['h1', 5, 6.3],
  ['h3', 7, 7.9],
  ['h0', 8.6, 9.2],
  ['h2', 9.8, 10.4, 'right'],
  ['a4', 12, 12.8],
  ['a0', 13.4, 19.2],
  ['a2', 19.9, 21.1],
  ['a4', 21.8, 22.6],
  ['a1', 23.3, 25.2, 'left'],
  ['h4', 26.7, 27.4],
  ['h1', 28, 30.4],
].map(([who, from, to, basket]) => ({ who, from, to, basket }));
const gap = (from, to) => ((((to - from + seconds / 2) % seconds) + seconds) % seconds) - seconds / 2;

function wish(who, time) {
  const index = Number(who[1]);
  const isHome = who[0] === 'h';
  const part = side(time);
  const place = (isAttacking, x, y) => (isAttacking ? [x, y] : [x + (26 - x) * 0.36, y + (7.5 - y) * 0.3]);
  const right = place(isHome, ...attack[index]);
  const left = place(!isHome, ...attack[index]).map((value, axis) => (axis === 0 ? 28 - value : 15 - value));
  const random = seeded(who.charCodeAt(0) * 7 + index * 131);
  const [w, v] = [0, 1].map(() =>
    [1, 2, 4].reduce((all, turns) => all + Math.sin((time / seconds) * turns * 6.283 * 2 + random() * 6.3) * (0.25 + random() * 0.55), 0),
  );
  return [left[0] + (right[0] - left[0]) * part + w, Math.min(14.2, Math.max(0.8, left[1] + (right[1] - left[1]) * part + v))];
}
const tracks = Object.fromEntries(
  people.map((who) => [
    who,
    motion(
      smooth(
        times.map((time) => wish(who, time)),
        0.35,
      ),
    ),
  ]),
);
const hand = (who, time) => {
  const { x, y, across } = tracks[who][Math.round(((time % seconds) + seconds) * rate) % frames];
  return [x + across * 0.35, y + 0.2];
};

function ballAt(time) {
  for (const [index, { who, from, to, basket }] of holds.entries()) {
    const since = gap(from, time);
    if (since >= 0 && since <= to - from) return [...hand(who, time), 0.25 + Math.abs(Math.sin(since * 6.2)) * 0.8];
    const next = holds[(index + 1) % holds.length];
    const flight = gap(to, next.from);
    const flown = gap(to, time);
    if (flown < 0 || flown > flight) continue;
    const [start, end] = [hand(who, to), hand(next.who, next.from)];
    if (!basket) {
      const part = flown / flight;
      return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part, 1.3 + 1.2 * part * (1 - part)];
    }
    const rim = [basket === 'right' ? 26.4 : 1.6, 7.5];
    const up = 1.05;
    if (flown < up) {
      const part = flown / up;
      return [start[0] + (rim[0] - start[0]) * part, start[1] + (rim[1] - start[1]) * part, 2.2 + 0.85 * part + 7.6 * part * (1 - part)];
    }
    const fall = Math.min(1, (flown - up) / (flight - up));
    return [rim[0] + (end[0] - rim[0]) * fall ** 3, rim[1] + (end[1] - rim[1]) * fall ** 3, 3 - 2.2 * Math.min(1, fall * 1.6)];
  }
  return [14, 7.5, 1];
}

let ground;
const drawGround = async () =>
  sharp(await sharp(svgOf(seats())).blur(2.2).png().toBuffer())
    .composite([{ input: svgOf(floor()) }])
    .removeAlpha()
    .raw()
    .toBuffer();

/** Returns the height of a shooting player's jump, m. */
const hopOf = (who, time) => {
  const shot = holds.find(({ basket, who: shooter }) => basket && shooter === who);
  const since = shot ? gap(shot.to, time) : 9;
  return Math.abs(since) < 0.35 ? 0.5 * (1 - (since / 0.35) ** 2) : 0;
};

/** Basketball: shirts of both sides, length in seconds, and how a picture is drawn. */
export const court = {
  seconds,
  pairs: [
    ['white', 'red'],
    ['blue', 'yellow'],
  ],
  draw: ([home, away]) => {
    const kits = kitsOf(home, away);
    return async (frame) => {
      ground ??= drawGround();
      const time = frame / rate;
      const items = people.map((who, index) => {
        const at = tracks[who][frame];
        const [x, y, scale] = project(at.x, at.y);
        const hop = hopOf(who, time);
        const colours = { ...kits[who[0] === 'h' ? 'home' : 'away'] };
        return {
          depth: at.y,
          svg: person({ ...at, x, y, scale: scale * 1.12, colours, look: looks(index + 50), hop, cheer: hop > 0.05 ? 0.9 : 0 }),
        };
      });
      const [bx, by, bz] = ballAt(time);
      const [x, y, scale] = project(bx, by, bz);
      items.push({ depth: by + 0.1, svg: ball({ x, y, shadow: project(bx, by), scale: scale * 1.1, colour: '#e8762c' }) });
      items.sort((one, other) => one.depth - other.depth);
      return overlaid(await ground, svgOf(items.map((item) => item.svg).join('') + hoops));
    };
  },
};
