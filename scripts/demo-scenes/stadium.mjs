import { wordStrokes } from './lettering.mjs';
import { seeded } from './seed.mjs';

const n = (value) => value.toFixed(1);
/** Metres before a camera in which nothing is drawn. */
const nearest = 2;

/** Colours and words of the boards, in turn. */
const boards = [
  { ground: '#f2f6f1', ink: '#0e4a3a', word: 'PITCHSIDE' },
  { ground: '#0d3f33', ink: '#f2f6f1', word: '场边' },
  { ground: '#d8302f', ink: '#fff', word: 'LIVE' },
  { ground: '#16202b', ink: '#8fd694', word: 'PITCHSIDE' },
];

/** Draws the empty ground as a camera sees it at rest, in two layers: out of focus, and sharp. */
export function stadium({ projectWide: project, depthOf, wide }) {
  /** The part of a line or an area that lies before the camera. */
  const inFront = (points, isClosed) =>
    points.flatMap((point, index) => {
      const last = points[index === 0 ? points.length - 1 : index - 1];
      const [here, there] = [depthOf(...point) - nearest, depthOf(...last) - nearest];
      if (here < 0 === there < 0 || (index === 0 && !isClosed)) return here < 0 ? [] : [point];
      const share = here / (here - there);
      const crossing = [0, 1, 2].map((axis) => (point[axis] ?? 0) + ((last[axis] ?? 0) - (point[axis] ?? 0)) * share);
      return here < 0 ? [crossing] : [crossing, point];
    });
  const path = (points, isClosed = true) => {
    const seen = inFront(points, isClosed);
    if (seen.length < 2) return '';
    return `M${seen
      .map((point) =>
        project(...point)
          .slice(0, 2)
          .map(n)
          .join(' '),
      )
      .join('L')}${isClosed ? 'z' : ''}`;
  };
  const area = (points, fill) => `<path d="${path(points)}" fill="${fill}"/>`;
  const arc = (cx, cy, radius, from, to, steps = 48) =>
    Array.from({ length: steps + 1 }, (_, index) => [
      cx + radius * Math.cos(from + ((to - from) * index) / steps),
      cy + radius * Math.sin(from + ((to - from) * index) / steps),
    ]);

  /** Ground and mown stripes. */
  function grass() {
    let drawn = area(
      [
        [-60, -9],
        [165, -9],
        [165, 95],
        [-60, 95],
      ],
      '#2b6b39',
    );
    for (let stripe = 0; stripe < 20; stripe += 1)
      drawn += area(
        [
          [stripe * 5.25, -2.5],
          [stripe * 5.25 + 5.3, -2.5],
          [stripe * 5.25 + 5.3, 71],
          [stripe * 5.25, 71],
        ],
        stripe % 2 ? '#35803f' : '#2f7639',
      );
    return drawn;
  }

  /** Lines of the pitch: metres of the laws of the game. */
  function lines() {
    const ends = [
      [0, 1],
      [105, -1],
    ].flatMap(([x, m]) => [
      [
        [x, 13.84],
        [x + m * 16.5, 13.84],
        [x + m * 16.5, 54.16],
        [x, 54.16],
      ],
      [
        [x, 24.84],
        [x + m * 5.5, 24.84],
        [x + m * 5.5, 43.16],
        [x, 43.16],
      ],
      arc(x + m * 11, 34, 9.15, m > 0 ? -0.925 : Math.PI - 0.925, m > 0 ? 0.925 : Math.PI + 0.925, 18),
      arc(x, 0, 1, m > 0 ? 0 : Math.PI / 2, m > 0 ? Math.PI / 2 : Math.PI, 8),
      arc(x, 68, 1, m > 0 ? -Math.PI / 2 : Math.PI, m > 0 ? 0 : Math.PI * 1.5, 8),
    ]);
    const all = [
      [
        [0, 0],
        [105, 0],
        [105, 68],
        [0, 68],
        [0, 0],
      ],
      [
        [52.5, 0],
        [52.5, 68],
      ],
      arc(52.5, 34, 9.15, 0, Math.PI * 2),
      ...ends,
    ];
    const spots = [
      [11, 34],
      [94, 34],
      [52.5, 34],
    ]
      .map((spot) => area(arc(...spot, 0.22, 0, Math.PI * 2, 10), '#e9f2ea'))
      .join('');
    return `<g fill="none" stroke="#e9f2ea" stroke-opacity=".86" stroke-width="3.4" stroke-linejoin="round">${all.map((line) => `<path d="${path(line, false)}"/>`).join('')}</g>${spots}`;
  }

  function goal(x, m) {
    const net = [];
    for (let y = 30.34; y < 37.7; y += 0.46)
      net.push([
        [x, y, 2.44],
        [x + m * 1.9, y, 1.6],
        [x + m * 2.1, y, 0],
      ]);
    for (let z = 0; z < 2.4; z += 0.4)
      net.push([
        [x, 30.34, z],
        [x + m * 2, 30.34, Math.min(z, 1.6)],
        [x + m * 2, 37.66, Math.min(z, 1.6)],
        [x, 37.66, z],
      ]);
    return `<path d="${net.map((line) => path(line, false)).join('')}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.2"/><path d="${path(
      [
        [x, 30.34, 0],
        [x, 30.34, 2.44],
        [x, 37.66, 2.44],
        [x, 37.66, 0],
      ],
      false,
    )}" fill="none" stroke="#fff" stroke-width="4.4" stroke-linejoin="round"/>`;
  }

  function board(index) {
    const { ground, ink, word } = boards[((index % 4) + 4) % 4];
    const [from, to, y, height] = [index * 7.5, index * 7.5 + 7.42, -5, 1.15];
    const { strokes, width } = wordStrokes(word);
    const size = height * 0.56;
    const start = (from + to - width * size) / 2;
    const drawn = strokes
      .map((stroke) =>
        path(
          stroke.map(([dx, dy]) => [start + dx * size, y, height * 0.78 - dy * size]),
          false,
        ),
      )
      .join('');
    const weight = project(from, y, 0)[2] * size * 0.17;
    return `${area(
      [
        [from, y, 0],
        [to, y, 0],
        [to, y, height],
        [from, y, height],
      ],
      ground,
    )}<path d="${drawn}" fill="none" stroke="${ink}" stroke-width="${n(weight)}" stroke-linejoin="round" stroke-linecap="round"/>`;
  }

  /** People in the seats: mostly in the dark, here and there a scarf; one ground serves the colours of all teams. */
  function crowd() {
    const random = seeded(7);
    const neutral = ['#39424c', '#4a4f57', '#2e363f', '#5a4c45', '#424a4d', '#6b6259'];
    const scarves = ['#c23b34', '#2f62c9', '#e8ecef', '#d9b13a', '#3f8f5a'];
    let drawn = '';
    for (let row = 25; row >= 0; row -= 1) {
      for (let x = -34 + (row % 2) * 0.3; x < 139; x += 0.6) {
        if (random() < 0.07) continue;
        const colour = random() < 0.12 ? scarves[Math.floor(random() * scarves.length)] : neutral[Math.floor(random() * neutral.length)];
        const [px, py, scale] = project(x + random() * 0.15, -10 - row * 0.95, 1.9 + row * 0.68 + random() * 0.12);
        const w = scale * 0.4;
        drawn += `<path d="M${n(px)} ${n(py)}h${n(w)}v${n(w * 1.3)}h${n(-w)}z" fill="${colour}"/>`;
        if (random() < 0.8)
          drawn += `<circle cx="${n(px + w / 2)}" cy="${n(py - w * 0.28)}" r="${n(w * 0.32)}" fill="${['#c99a76', '#a97b57', '#7c5238'][Math.floor(random() * 3)]}"/>`;
      }
    }
    return drawn;
  }

  /** The far stand: steps, people, stairs, the rail above the boards and the shade under the roof. */
  function stand() {
    let drawn =
      area(
        [
          [-60, -8.5, 0],
          [165, -8.5, 0],
          [190, -40, 22],
          [-85, -40, 22],
        ],
        '#1b232b',
      ) +
      area(
        [
          [-85, -40, 22],
          [190, -40, 22],
          [190, -40, 60],
          [-85, -40, 60],
        ],
        '#0d1319',
      );
    drawn += `<g opacity=".72">${crowd()}</g>`;
    for (let x = -40; x < 150; x += 19)
      drawn += area(
        [
          [x, -9, 1.4],
          [x + 1.1, -9, 1.4],
          [x + 1.1, -35, 19.6],
          [x, -35, 19.6],
        ],
        '#252e37',
      );
    return (
      drawn +
      area(
        [
          [-60, -8.5, 0],
          [165, -8.5, 0],
          [165, -8.5, 1.5],
          [-60, -8.5, 1.5],
        ],
        '#10171c',
      )
    );
  }

  const svg = (content) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${wide.width}" height="${wide.height}">${content}</svg>`);
  return {
    far: svg(stand()),
    near: svg(`${grass()}${Array.from({ length: 32 }, (_, index) => board(index - 9)).join('')}${lines()}${goal(0, -1)}${goal(105, 1)}`),
  };
}
