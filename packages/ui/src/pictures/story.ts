import type { Colors } from './football.ts';
import { between, pick, seeded, type Chance } from './seed.ts';
import { figure, portrait, shirtNumber, supporters } from './storyPeople.ts';
import { basketball, boards, deep, football, gloom, lawn, lights } from './storyPlaces.ts';
import { px } from './svg.ts';

type Draw = (chance: Chance, home: Colors, away: Colors) => string;

const black = '#1b1f22';
const net =
  Array.from({ length: 17 }, (_, index) => `M${70 + index * 21} 44L${94 + index * 18} 178`).join('') +
  Array.from({ length: 9 }, (_, index) => `M${px(72 + index * 2.6)} ${52 + index * 15}H${px(408 - index * 2.6)}`).join('');
const ground = (fill: string) => `<path d="M0 0h480v270H0z" fill="${fill}"/>`;
const number = (chance: Chance) => between(chance, 2, 31);

/** A player before slanted bands in the colours of the club. */
const star: Draw = (chance, home) =>
  `${ground(deep(home[0], 42))}<path d="M-20 270L60 0h66L46 270zM300 270L380 0h30L330 270zM352 270L432 0h90L442 270z" fill="${deep(home[0], 66)}"/><path d="M86 270L166 0h12L98 270z" fill="${home[1]}" opacity=".7"/>${portrait(chance, home, { x: 270, y: 116, scale: 1.12, id: 'p', number: number(chance) })}`;

/** Two players of two clubs, one on each side of the slant. */
const duel: Draw = (chance, home, away) =>
  `${ground(deep(home[0], 58))}<path d="M269 0h211v270H211z" fill="${deep(away[0], 58)}"/><path d="M263 0h12L217 270h-12z" fill="oklch(0.97 0.01 130)"/>${portrait(chance, home, { x: 122, y: 112, scale: 1.02, id: 'h', number: number(chance) })}${portrait(chance, away, { x: 360, y: 112, scale: 1.02, id: 'a', number: number(chance) })}`;

/** A shot and the goalkeeper reaching for it. */
const save: Draw = (chance, home) =>
  `${gloom(chance, 0, 96, 110)}${boards(chance, 94)}${lawn(106)}<path d="${net}" stroke="oklch(0.97 0.01 140 / 0.34)" stroke-width="1.2" fill="none"/><path d="M66 196V40h348v156" stroke="#f6f6f2" stroke-width="8" fill="none" stroke-linejoin="round"/><path d="M-10 200h500" stroke="#f6f6f2" stroke-width="4" opacity=".85"/>${figure(chance, ['oklch(0.83 0.17 110)', black], { x: 190, y: 132, scale: 0.82, pose: 'keep', turn: 42 })}${football(346, 74, 14)}${figure(chance, home, { x: 404, y: 176, scale: 1, pose: 'shoot', mirrored: true, number: 9 })}`;

/** A shot in full swing with a defender too late. */
const shot: Draw = (chance, home, away) =>
  `${gloom(chance, 0, 92, 120)}${boards(chance, 90, 14)}${lawn(104)}<path d="M-10 236L490 214" stroke="#f6f6f2" stroke-width="4" opacity=".8"/><ellipse cx="232" cy="252" rx="66" ry="9" fill="#0004"/>${figure(chance, away, { x: 348, y: 108, scale: 0.86, pose: 'run', mirrored: true, number: 4 })}${figure(chance, home, { x: 226, y: 92, scale: 1.46, pose: 'shoot', number: number(chance) })}${football(352, 184, 15)}`;

/** Three players after a goal. */
const celebration: Draw = (chance, home) =>
  `${gloom(chance, 0, 150, 200)}${boards(chance, 148, 14)}${lawn(162)}${figure(chance, home, { x: 118, y: 132, scale: 0.92, pose: 'run', number: 8 })}${figure(chance, home, { x: 372, y: 130, scale: 0.96, pose: 'cheer', number: 17 })}${figure(chance, home, { x: 244, y: 106, scale: 1.32, pose: 'cheer', number: number(chance) })}`;

/** The stand behind the goal. */
const fans: Draw = (chance, home) => ground('oklch(0.2 0.02 200)') + lights(4, 16) + supporters(chance, home);

/** The ball on the chalk of the touchline. */
const touchline: Draw = (chance) => {
  const blades = Array.from(
    { length: 90 },
    () =>
      `<path d="M${between(chance, 0, 480)} ${between(chance, 0, 270)}l2-9" stroke="oklch(${(0.36 + chance() * 0.2).toFixed(2)} 0.11 148)" stroke-width="2"/>`,
  ).join('');
  return `${lawn(0, ['oklch(0.455 0.105 151)', 'oklch(0.42 0.1 152)'])}<path d="M-10 196L490 150" stroke="#f3f3ee" stroke-width="16" opacity=".9"/><path d="M250 172a170 120 0 0 1 190 110" stroke="#f3f3ee" stroke-width="12" fill="none" opacity=".85"/>${blades}<ellipse cx="206" cy="208" rx="56" ry="12" fill="#0005"/>${football(200, 160, 50)}`;
};

/** Players in the tunnel, the pitch before them. */
const tunnel: Draw = (chance, home, away) =>
  `${ground('oklch(0.19 0.015 200)')}<path d="M120 60h240v210H120z" fill="oklch(0.9 0.04 110)"/><path d="M120 190h240v80H120z" fill="oklch(0.52 0.12 150)"/><path d="M0 0L120 60v210H0z" fill="${deep(home[0], 50)}"/><path d="M480 0L360 60v210h120z" fill="oklch(0.26 0.02 200)"/><path d="M0 60L120 96v22L0 92z" fill="${home[1]}" opacity=".8"/>${figure(chance, home, { x: 170, y: 146, scale: 0.8, pose: 'stand', number: 6 })}${figure(chance, away, { x: 306, y: 146, scale: 0.8, pose: 'stand', number: 3 })}${figure(chance, home, { x: 238, y: 126, scale: 1.12, pose: 'stand', number: number(chance) })}`;

/** A shot on its way to the hoop. */
const hoop: Draw = (chance, home) =>
  `${gloom(chance, 0, 214, 170)}${lights(5, 12)}<path d="M0 214h480v56H0z" fill="oklch(0.68 0.1 62)"/><path d="M0 214h480" stroke="#fff8" stroke-width="3"/><path d="M150 34h180v108H150z" fill="oklch(0.93 0.01 220 / 0.9)" stroke="#fff" stroke-width="5"/><path d="M205 74h70v52h-70z" fill="none" stroke="oklch(0.57 0.2 28)" stroke-width="5"/><ellipse cx="240" cy="140" rx="42" ry="9" fill="none" stroke="oklch(0.62 0.2 35)" stroke-width="6"/><path d="M198 142L212 196M212 146L226 200M240 149V202M268 146L254 200M282 142L268 196M203 164H277M208 182H272" stroke="#fffc" stroke-width="2" fill="none"/>${basketball(300, 96, 24)}${figure(chance, home, { x: 118, y: 150, scale: 0.98, pose: 'leap', number: number(chance) })}`;

/** A dunk, and a defender who can only watch. */
const dunk: Draw = (chance, home, away) =>
  `${gloom(chance, 0, 220, 170)}${lights(5, 12)}<path d="M0 220h480v50H0z" fill="oklch(0.66 0.1 62)"/><path d="M120 270L200 220M360 270L300 220" stroke="#fff9" stroke-width="3"/><path d="M392 10h16v210h-16z" fill="oklch(0.3 0.02 260)"/><path d="M352 18h12v98h-12z" fill="#f2f4f4"/><path d="M296 92h56" stroke="oklch(0.62 0.2 35)" stroke-width="6"/><path d="M298 95L310 140M316 95L320 142M334 95L330 142M350 95L340 140" stroke="#fffc" stroke-width="2"/>${figure(chance, home, { x: 226, y: 120, scale: 1.34, pose: 'leap', number: number(chance) })}${basketball(278, 28, 20)}${figure(chance, away, { x: 110, y: 152, scale: 0.98, pose: 'stand', number: 15 })}`;

/** Two pundits at the desk before both teams' colours. */
const desk: Draw = (chance, home, away) =>
  `${ground('oklch(0.28 0.045 167)')}<path d="M80 20h320v130H80z" fill="oklch(0.17 0.02 168)"/><path d="M90 30h300v110H90z" fill="${deep(home[0], 62)}"/><path d="M262 30h128v110H234z" fill="${deep(away[0], 62)}"/><path d="M256 30h12l-28 110h-12z" fill="#f6f6f2"/><path d="M12 0h10L0 90V46zM468 0h-10l22 90V46z" fill="oklch(0.43 0.09 165)"/>${portrait(chance, ['oklch(0.35 0.05 250)', 'oklch(0.5 0.17 25)'], { x: 158, y: 134, scale: 0.86, id: 'l', suit: true })}${portrait(chance, ['oklch(0.3 0.02 200)', 'oklch(0.45 0.09 165)'], { x: 326, y: 134, scale: 0.86, id: 'r', suit: true })}<path d="M20 222h440l-22 48H42z" fill="oklch(0.93 0.01 130)"/><path d="M20 222h440l-3 8H23z" fill="oklch(0.52 0.11 164)"/><path d="M238 222v-22" stroke="#222" stroke-width="4"/><circle cx="238" cy="196" r="6" fill="#222"/>`;

/** A manager before the microphones. */
const press: Draw = (chance, home) => {
  const wall = Array.from({ length: 35 }, (_, index) => {
    const [x, y] = [index % 7, Math.floor(index / 7)];
    return (x + y) % 2
      ? `<path d="M${34 + x * 70} ${22 + y * 46}h26v12c0 9-6 13-13 16-7-3-13-7-13-16z" fill="${home[0]}" opacity=".75"/>`
      : `<path d="M${30 + x * 70} ${34 + y * 46}h36M${30 + x * 70} ${42 + y * 46}h24" stroke="oklch(0.95 0.01 140 / 0.35)" stroke-width="4"/>`;
  });
  const heads = ['oklch(0.57 0.2 27)', '#23272b', 'oklch(0.5 0.13 250)', '#3a3f44'];
  const microphones = [188, 222, 262, 300].map(
    (x, index) =>
      `<path d="M${x} 250L${x + (index - 1.5) * -6} 206" stroke="#1c1f22" stroke-width="5"/><ellipse cx="${px(x + (index - 1.5) * -6.4)}" cy="200" rx="8" ry="11" fill="${heads[index] ?? black}"/>`,
  );
  return `${ground(deep(home[0], 30))}${wall.join('')}${portrait(chance, ['oklch(0.25 0.02 250)', home[0]], { x: 240, y: 108, scale: 1.14, id: 'p', suit: true })}<path d="M0 232h480v38H0z" fill="oklch(0.95 0.008 130)"/><path d="M0 232h480v6H0z" fill="${home[0]}"/>${microphones.join('')}`;
};

/** A cup under confetti. */
const trophy: Draw = (chance, home) => {
  const confetti = Array.from(
    { length: 60 },
    () =>
      `<path d="M0 0h8v4H0z" transform="translate(${between(chance, 0, 480)} ${between(chance, 0, 230)}) rotate(${between(chance, 0, 180)})" fill="${pick(chance, [home[0], home[1], '#f6f6f2'])}"/>`,
  ).join('');
  return `${ground(deep(home[0], 40))}<path d="M-40 270L40 0h70L30 270zM370 270L450 0h70L440 270z" fill="${deep(home[0], 60)}"/>${confetti}<g transform="translate(150 34) scale(3.75)"><path d="M14 3h20v14c0 8-4 13-10 13S14 25 14 17z" fill="#dfe3e2"/><path d="M24 3h10v14c0 8-4 13-10 13z" fill="#b6bfbd"/><path d="M14 6H7c0 9 2 13 8 14M34 6h7c0 9-2 13-8 14" stroke="#b6bfbd" stroke-width="2.4" fill="none"/><path d="M21 30h6v8h-6z" fill="#c9cfcd"/><path d="M24 30h3v8h-3z" fill="#98a29f"/></g><path d="M176 176h128v16H176z" fill="#262b2b"/><path d="M164 192h152v78H164z" fill="#1b2020"/><path d="M206 212h68v26h-68z" fill="${home[1]}" opacity=".85"/>`;
};

/** The new shirt on its hanger. */
const shirt: Draw = (chance, home) => {
  const striped = chance() < 0.5 ? `<path d="M196 60h22v186h-22zM262 60h22v186h-22z" fill="${home[1]}"/>` : '';
  return `${ground('oklch(0.9 0.012 130)')}<path d="M0 236h480v34H0z" fill="oklch(0.83 0.014 130)"/><path d="M240 0v34" stroke="#666" stroke-width="3"/><path d="M150 62L204 34q36 22 72 0L330 62 366 122 322 142 310 118V246H170V118L158 142 114 122z" fill="${home[0]}"/>${striped}<path d="M204 34q36 22 72 0l10 6q-46 30-92 0zM114 122l44 20 4-9-43-20zM366 122l-44 20-4-9 43-20z" fill="${home[1]}"/><path d="M240 58H330L366 122 322 142 310 118V246H240z" fill="#0000001a"/>${shirtNumber(number(chance), 240, 164, 62, home[1])}`;
};

/** Figures of the season, as bars and a rising line. */
const chart: Draw = (chance, home) => {
  const bars = Array.from({ length: 10 }, (_, index) => {
    const height = between(chance, 14, 74);
    return `<path d="M${50 + index * 40} ${232 - height}h20v${height}h-20z" fill="${index % 3 ? 'oklch(0.38 0.06 166)' : deep(home[0], 70)}"/>`;
  });
  let y = 200;
  const line = Array.from({ length: 11 }, (_, index) => {
    const point = `${40 + index * 40} ${y}`;
    y -= between(chance, -2, 26);
    return point;
  });
  return `${ground('oklch(0.26 0.04 167)')}<path d="M40 60h400M40 105h400M40 150h400M40 195h400" stroke="oklch(0.95 0.01 140 / 0.16)" stroke-width="1.5"/>${bars.join('')}<path d="M40 232h400" stroke="oklch(0.95 0.01 140 / 0.6)" stroke-width="2"/><path d="M${line.join('L')}" stroke="${home[0]}" stroke-width="5" fill="none" stroke-linejoin="round"/>`;
};

const draws = {
  star,
  duel,
  save,
  shot,
  celebration,
  fans,
  touchline,
  tunnel,
  hoop,
  dunk,
  desk,
  press,
  trophy,
  shirt,
  chart,
} as const satisfies Record<string, Draw>;

/** Subjects with people and things in them, for videos, posts and news. */
export const storyKinds = [
  'star',
  'duel',
  'save',
  'shot',
  'celebration',
  'fans',
  'touchline',
  'tunnel',
  'hoop',
  'dunk',
  'desk',
  'press',
  'trophy',
  'shirt',
  'chart',
] as const satisfies readonly (keyof typeof draws)[];
export type StoryKind = (typeof storyKinds)[number];

/** One of the stories, in the colours of the sides it is about. */
export const storyScene = (kind: StoryKind, seed: string, home: Colors, away: Colors): string =>
  draws[kind](seeded(`${kind} ${seed}`), home, away);
