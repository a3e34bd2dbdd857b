import type { MatchScript } from './footballFilm.ts';
import type { FilmedMatch } from './film.ts';
import { goalShots, quietShots } from './goalCuts.ts';
import { segmentLength, type Shot } from './scenes.ts';
import { basketballPairs, choosePair, footballPairs, type ShirtPair } from './shirts.ts';

type Side = MatchScript['goals'][number]['side'];

/** A short video of the demo world, with the times of its events. */
export interface DemoClip {
  url: string;
  seconds: number;
  /** When each goal falls, in seconds, with its side. */
  goals: { at: number; side: Side }[];
}

/** Kinds of short videos: goals of a match, plays, a stretch of a game, a talk. */
export type ClipKind = 'goals' | 'basketball' | 'esports' | 'talk';

/** Most goals of one video. */
const mostGoals = 9;
/** Segments of the looping scenes, and of the stretches that are cut from them. */
const loopLength = 16;
const stretchLength = 14;

const place = '/media/clips';
const nameOf = (kind: ClipKind, ...parts: readonly (string | number)[]) => `${place}/${[kind, ...parts].join('.')}.mp4`;
const shirtsOf = (pairs: readonly ShirtPair[], { home, away }: Pick<FilmedMatch, 'home' | 'away'>) =>
  choosePair(pairs, home.colors, away.colors).join('-');

/** Goals of a match one after the other, the home side to the right; without goals a stretch of play. */
export function goalsClip(match: Pick<FilmedMatch, 'home' | 'away'>, sides: readonly Side[]): DemoClip {
  const shown = sides.slice(0, mostGoals);
  const url = nameOf('goals', shirtsOf(footballPairs, match), shown.map((side) => (side === 'home' ? 'r' : 'l')).join('') || '0');
  const length = segmentLength / 1_000;
  const each = goalShots('right', '').length;
  return {
    url,
    seconds: (shown.length === 0 ? quietShots('').length : shown.length * each) * length,
    // The ball crosses the line somewhat after the scene of the goal begins.
    goals: shown.map((side, index) => ({ at: index * each * length + 10, side })),
  };
}

/** A stretch of a looping scene, chosen by a number. */
export function stretchClip(
  kind: Exclude<ClipKind, 'goals'>,
  match: Pick<FilmedMatch, 'home' | 'away'> | undefined,
  number: number,
): DemoClip {
  const from = number % loopLength;
  const parts = kind === 'basketball' && match ? [shirtsOf(basketballPairs, match), from] : [from];
  return { url: nameOf(kind, ...parts), seconds: (stretchLength * segmentLength) / 1_000, goals: [] };
}

const loops: Readonly<Record<string, { scene: string; sound: Shot['sound'] }>> = {
  basketball: { scene: 'basketball/', sound: 'crowd' },
  esports: { scene: 'esports/game', sound: 'bed' },
  talk: { scene: 'studio/talk', sound: 'bed' },
};
const known = (pairs: readonly ShirtPair[], name: string) => pairs.some((pair) => pair.join('-') === name);

/** Shots of the short video with a name, which encodes them all. Undefined for any other name. */
export function shotsOf(name: string): readonly Shot[] | undefined {
  const [kind = '', ...parts] = name.replace(/\.mp4$/, '').split('.');
  if (kind === 'goals') {
    const [shirts = '', goals = ''] = parts;
    if (parts.length !== 2 || !known(footballPairs, shirts) || !/^(?:0|[rl]{1,9})$/.test(goals)) return undefined;
    return goals === '0' ? quietShots(shirts) : [...goals].flatMap((end) => goalShots(end === 'r' ? 'right' : 'left', shirts));
  }
  const loop = loops[kind];
  const from = Number(parts.at(-1));
  if (!loop || !/^\d{1,2}$/.test(parts.at(-1) ?? '') || from >= loopLength || parts.length !== (kind === 'basketball' ? 2 : 1))
    return undefined;
  if (kind === 'basketball' && !known(basketballPairs, parts[0] ?? '')) return undefined;
  const scene = kind === 'basketball' ? `${loop.scene}${parts[0]}` : loop.scene;
  return Array.from({ length: stretchLength }, (_, index) => ({ scene, index: (from + index) % loopLength, sound: loop.sound }));
}
