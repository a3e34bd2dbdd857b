// A map with three lanes seen from above: half a minute of a game that ends as it begins.
import sharp from 'sharp';
import { format } from './camera.mjs';
import { overlaid, svgOf } from './picture.mjs';
import { seeded } from './seed.mjs';

const { width, height, rate } = format;
const seconds = 32;
const n = (value) => value.toFixed(1);
const wave = (time, turns, start = 0) => Math.sin((time / seconds) * turns * Math.PI * 2 + start);

const blue = '#4aa3ff';
const red = '#ff5d57';

/** Lanes as points from the blue base to the red one. */
const lanes = [
  [
    [120, 600],
    [130, 130],
    [1150, 110],
  ],
  [
    [150, 590],
    [640, 345],
    [1130, 100],
  ],
  [
    [150, 620],
    [1140, 600],
    [1160, 120],
  ],
];
function along(lane, part) {
  const points = lanes[lane];
  const lengths = points.slice(1).map(([x, y], index) => Math.hypot(x - points[index][0], y - points[index][1]));
  let left = Math.min(1, Math.max(0, part)) * lengths.reduce((all, one) => all + one, 0);
  for (const [index, length] of lengths.entries()) {
    if (left <= length) {
      const share = left / length;
      return points[index].map((value, axis) => value + (points[index + 1][axis] - value) * share);
    }
    left -= length;
  }
  return points.at(-1);
}

const path = (points) => `M${points.map((point) => point.join(' ')).join('L')}`;

function terrain() {
  const random = seeded(33);
  let drawn = `<rect width="${width}" height="${height}" fill="#17352c"/>`;
  for (let index = 0; index < 260; index += 1) {
    const [x, y, r] = [random() * width, random() * height, 12 + random() * 26];
    drawn += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${['#1d4235', '#214a39', '#143027', '#285641'][Math.floor(random() * 4)]}"/>`;
  }
  drawn += `<path d="M180 40Q520 250 640 345T1110 690" fill="none" stroke="#235f73" stroke-width="64" opacity=".9"/><path d="M180 40Q520 250 640 345T1110 690" fill="none" stroke="#3a8298" stroke-width="20" opacity=".5"/>`;
  drawn += `<g fill="none" stroke="#8b7a55" stroke-width="46" stroke-linejoin="round" stroke-linecap="round">${lanes.map((lane) => `<path d="${path(lane)}"/>`).join('')}</g><g fill="none" stroke="#a08e66" stroke-width="30" stroke-linejoin="round" stroke-linecap="round">${lanes.map((lane) => `<path d="${path(lane)}"/>`).join('')}</g>`;
  for (const [x, y, colour] of [
    [130, 610, blue],
    [1150, 105, red],
  ])
    drawn += `<circle cx="${x}" cy="${y}" r="74" fill="#22303a" stroke="${colour}" stroke-width="8"/><circle cx="${x}" cy="${y}" r="30" fill="${colour}"/>`;
  return drawn;
}

const towers = [0, 1, 2].flatMap((lane) =>
  [0.22, 0.36, 0.64, 0.78].map((part) => {
    const [x, y] = along(lane, part);
    const colour = part < 0.5 ? blue : red;
    return `<path d="M${n(x - 15)} ${n(y + 15)}l5 -42h20l5 42z" fill="#39454d" stroke="${colour}" stroke-width="3"/><circle cx="${n(x)}" cy="${n(y - 30)}" r="9" fill="${colour}"/><rect x="${n(x - 22)}" y="${n(y - 52)}" width="44" height="5" fill="#00000080"/><rect x="${n(x - 22)}" y="${n(y - 52)}" width="${part > 0.3 && part < 0.7 ? 25 : 42}" height="5" fill="${colour}"/>`;
  }),
);

/** Small soldiers that walk the lanes in waves and fall where they meet. */
function waves(time) {
  let drawn = '';
  for (let lane = 0; lane < 3; lane += 1) {
    const middle = 0.5 + wave(time, 1 + lane, lane * 2) * 0.07;
    for (const isBlue of [true, false])
      for (let group = 0; group < 2; group += 1)
        for (let index = 0; index < 5; index += 1) {
          const walked = ((time / 16 + group / 2) % 1) * 0.56 - index * 0.013;
          const part = isBlue
            ? Math.min(0.08 + walked, middle - 0.012 - index * 0.006)
            : Math.max(0.92 - walked, middle + 0.012 + index * 0.006);
          if (walked < 0) continue;
          const [x, y] = along(lane, part);
          drawn += `<circle cx="${n(x + ((index * 13) % 17) - 8)}" cy="${n(y + ((index * 7) % 15) - 7)}" r="6" fill="${isBlue ? '#8cc4ff' : '#ff9c96'}"/>`;
        }
  }
  return drawn;
}

/** The ten heroes: each keeps to a lane, and all meet twice in the middle. */
const heroes = Array.from({ length: 10 }, (_, index) => ({ isBlue: index < 5, lane: [0, 1, 2, 2, 1][index % 5], seed: index }));
function heroAt({ isBlue, lane, seed }, time) {
  const middle = 0.5 + wave(time, 1 + lane, lane * 2) * 0.07;
  const [x, y] = along(lane, middle + (isBlue ? -1 : 1) * (0.055 + 0.03 * wave(time, 5 + (seed % 3), seed)));
  const meets = Math.max(0, Math.cos(((time - 9) / 16) * Math.PI * 2)) ** 4;
  const angle = seed * 0.63 + wave(time, 4, seed) * 0.8;
  const spot = [640 + Math.cos(angle) * (isBlue ? 92 : 86) * (isBlue ? -1 : 1), 345 + Math.sin(angle) * 70];
  return [x + (spot[0] - x) * meets + wave(time, 9, seed) * 9, y + (spot[1] - y) * meets + wave(time, 7, seed * 2) * 9, meets];
}

/** Shapes that identify heroes besides their colour. */
const marks = ['M-8 6L0 -9L8 6z', 'M-7 -7h14v14h-14z', 'M0 -9L9 0L0 9L-9 0z', 'M-9 0h18M0 -9v18', 'M-8 -5q8 -8 16 0v5q-8 12 -16 0z'];
function drawHero(hero, time) {
  const [x, y, meets] = heroAt(hero, time);
  const colour = hero.isBlue ? blue : red;
  const life = 0.35 + 0.6 * Math.abs(wave(time, 2 + (hero.seed % 3), hero.seed)) * (1 - 0.4 * meets);
  const cast = Math.max(0, wave(time, 21 + hero.seed, hero.seed * 3) - 0.86) * 7 * meets;
  const spell =
    cast > 0
      ? `<circle r="${n(20 + cast * 70)}" fill="none" stroke="${['#ffe27a', '#b28cff', '#7af0d2'][hero.seed % 3]}" stroke-width="5" opacity="${n(1 - cast)}"/>`
      : '';
  return `<g transform="translate(${n(x)} ${n(y)})">${spell}<ellipse cy="20" rx="20" ry="6" fill="#00000055"/><circle r="21" fill="#0f1a20" stroke="${colour}" stroke-width="4"/><path d="${marks[hero.seed % 5]}" fill="${colour}" stroke="${colour}" stroke-width="3" stroke-linejoin="round"/><rect x="-24" y="-36" width="48" height="7" rx="2" fill="#0009"/><rect x="-24" y="-36" width="${n(48 * life)}" height="7" rx="2" fill="${colour}"/></g>`;
}

function beams(time) {
  return heroes
    .flatMap((hero, index) => {
      const [x, y, meets] = heroAt(hero, time);
      if (meets < 0.3 || wave(time, 17 + index, index) < 0.6) return [];
      const [tx, ty] = heroAt(heroes[(index + 5) % 10], time);
      return `<path d="M${n(x)} ${n(y)}L${n(tx)} ${n(ty)}" stroke="${['#ffe27a', '#b28cff', '#7af0d2'][index % 3]}" stroke-width="3" opacity=".75"/>`;
    })
    .join('');
}

/** Portraits of both teams at the edges, and the small map. */
function frame(time) {
  const portraits = heroes.map((hero, index) => {
    const [x, y] = [hero.isBlue ? 18 : width - 74, 170 + (index % 5) * 76];
    const colour = hero.isBlue ? blue : red;
    const life = 0.35 + 0.6 * Math.abs(wave(time, 2 + (hero.seed % 3), hero.seed));
    return `<g transform="translate(${x} ${y})"><rect width="56" height="62" rx="6" fill="#0d171dcc" stroke="${colour}" stroke-width="2"/><g transform="translate(28 26) scale(1.5)"><path d="${marks[hero.seed % 5]}" fill="${colour}" stroke="${colour}" stroke-width="2"/></g><rect x="6" y="51" width="44" height="5" fill="#0009"/><rect x="6" y="51" width="${n(44 * life)}" height="5" fill="#6fdc7c"/></g>`;
  });
  const dots = heroes.map((hero) => {
    const [x, y] = heroAt(hero, time);
    return `<circle cx="${n(x / 7)}" cy="${n(y / 7)}" r="4" fill="${hero.isBlue ? blue : red}"/>`;
  });
  return `${portraits.join('')}<g transform="translate(${width / 2 - 92} ${height - 112})"><rect width="184" height="104" rx="6" fill="#0d171de6" stroke="#3a4b55" stroke-width="2"/><g fill="none" stroke="#8b7a55" stroke-width="3">${lanes.map((lane) => `<path d="${path(lane.map(([x, y]) => [n(x / 7), n(y / 7)]))}"/>`).join('')}</g>${dots.join('')}</g>`;
}

let ground;

/** The game: length in seconds and how a picture is drawn. */
export const game = {
  seconds,
  draw: async (index) => {
    ground ??= sharp(svgOf(terrain())).blur(1.6).removeAlpha().raw().toBuffer();
    const time = index / rate;
    return overlaid(
      await ground,
      svgOf(towers.join('') + waves(time) + beams(time) + heroes.map((hero) => drawHero(hero, time)).join('') + frame(time)),
    );
  },
};
