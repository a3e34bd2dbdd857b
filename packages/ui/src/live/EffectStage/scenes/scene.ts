import { between, type Chance } from '../../../pictures/seed.ts';

/** Width and height in px of the picture below the safe zone. */
export interface Field {
  width: number;
  height: number;
}

/** A drawing that moves by one Web Animation. */
export interface Actor {
  /** Inner markup of its own SVG. */
  markup: string;
  /** Size of the drawing's field. */
  box: readonly [width: number, height: number];
  /** Start position of its upper left corner, in px, and its displayed size. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Its motion over the whole length of the scene: transforms and opacity alone. */
  keyframes: Keyframe[];
  /** Point that it turns and grows around; default its centre. */
  origin?: string;
}

/** Something small on the canvas: where it is follows from its age alone. */
export interface Particle {
  /** Milliseconds into the scene. */
  born: number;
  /** Milliseconds. */
  life: number;
  x: number;
  y: number;
  /** Pixels a second. */
  vx: number;
  vy: number;
  /** Pixels a second squared, downwards. */
  pull: number;
  size: number;
  color: string;
  shape: 'paper' | 'dot' | 'spark';
  /** Turns a second, of paper. */
  spin: number;
}

/** A whole effect; the same seed and field give the same. */
export interface Scene {
  /** Milliseconds. */
  duration: number;
  /** Back to front. */
  actors: readonly Actor[];
  particles: readonly Particle[];
}

export type DrawScene = (chance: Chance, field: Field) => Scene;

/** Most drawings and particles of a scene, whatever the size of the picture. */
export const sceneLimits = { actors: 20, particles: 260 } as const;

/** Samples a motion at evenly spaced moments, each from its share of the whole. */
export const sampled = (moments: number, at: (share: number) => Keyframe): Keyframe[] =>
  Array.from({ length: moments + 1 }, (_, index) => ({ ...at(index / moments), offset: index / moments }));

const inRange = (chance: Chance, [from, to]: readonly [number, number]): number => from + chance() * (to - from);

/** Parameters of a cloud of particles; pairs are ranges. */
export interface Cloud {
  count: number;
  born: readonly [number, number];
  life: readonly [number, number];
  x: readonly [number, number];
  y: readonly [number, number];
  /** Direction in turns (0 is right, 0.25 down) and speed in px a second. */
  direction: readonly [number, number];
  speed: readonly [number, number];
  pull: number;
  size: readonly [number, number];
  colors: readonly string[];
  shape: Particle['shape'];
}

/** Particles of one cloud, by chance. */
export function cloud(chance: Chance, { count, born, life, x, y, direction, speed, pull, size, colors, shape }: Cloud): Particle[] {
  return Array.from({ length: count }, () => {
    const angle = inRange(chance, direction) * 2 * Math.PI;
    const velocity = inRange(chance, speed);
    return {
      born: inRange(chance, born),
      life: inRange(chance, life),
      x: inRange(chance, x),
      y: inRange(chance, y),
      vx: Math.cos(angle) * velocity,
      vy: Math.sin(angle) * velocity,
      pull,
      size: inRange(chance, size),
      color: colors[between(chance, 0, colors.length)] ?? 'white',
      shape,
      spin: inRange(chance, [-2, 2]),
    };
  });
}
