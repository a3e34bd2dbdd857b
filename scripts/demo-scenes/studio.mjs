// A studio in which two hosts talk: half a minute that ends as it begins.
import { format } from './camera.mjs';
import { wordStrokes } from './lettering.mjs';
import { drawnAlone } from './picture.mjs';
import { seeded } from './seed.mjs';

const { width, height, rate } = format;
const seconds = 32;
const n = (value) => value.toFixed(1);
/** A swing of whole turns in the loop. */
const wave = (time, turns, start = 0) => Math.sin((time / seconds) * turns * Math.PI * 2 + start);

/** Turns of the speakers: seconds of each turn, the first host first. */
const talk = [
  [0, 7.5],
  [13, 19.5],
  [24, 27],
];
const speaks = (host, time) => talk.some(([from, to]) => time >= from && time < to) === (host === 0);

/** Returns how far a mouth is open, 0 to 1. */
function mouth(host, time) {
  if (!speaks(host, time)) return 0.06;
  return 0.12 + 0.5 * Math.abs(Math.sin(time * 9.3 + host) * Math.sin(time * 4.1)) + 0.16 * Math.abs(Math.sin(time * 23));
}
const blinks = (host, time) => (time * 1.0 + host * 1.7) % 3.2 < 0.14;

const word = (text, x, y, size, colour) => {
  const { strokes, width: wide } = wordStrokes(text);
  const d = strokes
    .map((stroke) => `M${stroke.map(([dx, dy]) => `${n(x - (wide * size) / 2 + dx * size)} ${n(y + dy * size)}`).join('L')}`)
    .join('');
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(size * 0.15)}" stroke-linecap="round" stroke-linejoin="round"/>`;
};

function host(index, x, time, { skin, hair, jacket, shirt, long }) {
  const speaking = speaks(index, time);
  const nod = wave(time, 23, index) * (speaking ? 5 : 1.6) + wave(time, 9, index * 2) * 2;
  const turn = (speaking ? wave(time, 13, index) * 7 : index === 0 ? 10 : -10) + wave(time, 5) * 3;
  const lift = speaking ? Math.max(0, wave(time, 11, index * 1.4)) * 70 : 0;
  const open = mouth(index, time);
  const eyes = blinks(index, time)
    ? `<path d="M-24 -4h15M9 -4h15" stroke="#2a1d16" stroke-width="3.4" stroke-linecap="round"/>`
    : `<ellipse cx="-17" cy="-4" rx="5" ry="6.4" fill="#221915"/><ellipse cx="17" cy="-4" rx="5" ry="6.4" fill="#221915"/>`;
  const back = long ? `<path d="M-66 -10q0 -78 66 -78t66 78l6 100h-32l-6 -96h-68l-6 96h-32z" fill="${hair}"/>` : '';
  const arm = (sign, up) =>
    `<path d="M${sign * 120} 190Q${sign * 168} ${250 - up * 0.4} ${sign * 92} ${300 - up}" fill="none" stroke="${jacket}" stroke-width="58" stroke-linecap="round"/><circle cx="${sign * 84}" cy="${300 - up}" r="25" fill="${skin}"/>`;
  return `<g transform="translate(${x} 232)"><path d="M-150 330q-8 -180 70 -208q80 -24 160 0q78 28 70 208z" fill="${jacket}"/><path d="M-34 108L0 210L34 108z" fill="${shirt}"/><rect x="-27" y="66" width="54" height="62" rx="20" fill="${skin}"/>${arm(-1, index === 0 ? lift : 0)}${arm(1, index === 0 ? 0 : lift)}<g transform="translate(${n(turn)} ${n(nod + 18)})">${back}<ellipse rx="62" ry="76" fill="${skin}"/><path d="M-64 -14q-4 -74 64 -74t64 74q-14 -40 -52 -42q-44 12 -76 42z" fill="${hair}"/><path d="M-28 -20q10 -8 22 -2M6 -22q12 -6 22 2" stroke="${hair}" stroke-width="5" fill="none" stroke-linecap="round"/>${eyes}<path d="M0 2q7 14 -2 20" stroke="#00000038" stroke-width="4" fill="none" stroke-linecap="round"/><ellipse cy="40" rx="${n(19 - open * 4)}" ry="${n(2 + open * 17)}" fill="#5c1f1d"/></g></g>`;
}

/** The wall behind: a pitch with men and a run that is drawn again and again. */
function wall(time) {
  const random = seeded(5);
  const men = Array.from({ length: 14 }, (_, index) => {
    const [x, y] = [340 + random() * 600, 96 + random() * 230];
    const drift = wave(time, 3 + (index % 4), index) * 9;
    return `<circle cx="${n(x + drift)}" cy="${n(y + drift * 0.6)}" r="13" fill="${index % 2 ? '#e9b93a' : '#e8f0ea'}"/>`;
  });
  const part = ((time % 8) / 8) * 1.25;
  const run = `<path d="M430 290C520 150 640 300 760 170" fill="none" stroke="#ff7a59" stroke-width="6" stroke-linecap="round" stroke-dasharray="460" stroke-dashoffset="${n(460 * (1 - Math.min(1, part)))}"/>`;
  return `<rect x="286" y="52" width="708" height="320" rx="14" fill="#0b2e25" stroke="#1e5b49" stroke-width="4"/><g fill="none" stroke="#c9e5d4" stroke-opacity=".45" stroke-width="3"><rect x="312" y="76" width="656" height="272"/><path d="M640 76v272"/><circle cx="640" cy="212" r="52"/><path d="M312 140h84v144h-84M968 140h-84v144h84"/></g>${men.join('')}${run}`;
}

const lights = Array.from(
  { length: 9 },
  (_, index) => `<rect x="${60 + index * 145}" y="0" width="96" height="10" rx="5" fill="#d9efe2" opacity=".85"/>`,
).join('');

/** The talk: length in seconds and how a picture is drawn. */
export const studio = {
  seconds,
  draw: (frame) => {
    const time = frame / rate;
    const hosts =
      host(0, 395, time, { skin: '#e3b28a', hair: '#231a16', jacket: '#1d4f8a', shirt: '#f1f4f6', long: false }) +
      host(1, 885, time, { skin: '#f0cbb0', hair: '#3b2417', jacket: '#8a2f3d', shirt: '#f6efe4', long: true });
    const desk = `<path d="M90 560h1100l60 160H30z" fill="#102a38"/><path d="M90 560h1100l6 16H84z" fill="#2f6f8e"/>${word('PITCHSIDE', 640, 622, 44, '#8fd694')}<rect x="560" y="520" width="24" height="44" rx="5" fill="#d8e3e6"/><rect x="706" y="520" width="24" height="44" rx="5" fill="#d8e3e6"/>`;
    return drawnAlone(
      `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#12303a"/><stop offset="1" stop-color="#091720"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${lights}${wall(time)}${hosts}${desk}`,
    );
  },
};
