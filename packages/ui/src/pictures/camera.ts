import { field, px } from './svg.ts';

/** A point of the pitch in metres: along, across, and above the ground. */
export type Point = readonly [x: number, y: number, z?: number];
/** A point projected onto the picture, and the pixels of a metre there. */
export type Projected = readonly [x: number, y: number, scale: number];
export type Camera = (...point: Point) => Projected;

type Vector = readonly [number, number, number];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (v: Vector): Vector => {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
};

/**
 * Creates a true perspective from the point `from` to the point `to`, with a focal length in pixels. The x axis runs to the right of the
 * picture.
 */
export function camera(from: Vector, to: Vector, focal: number): Camera {
  const ahead = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const right = unit([-ahead[1], ahead[0], 0]);
  const up = unit([-ahead[2] * ahead[0], -ahead[2] * ahead[1], 1 - ahead[2] * ahead[2]]);
  return (x, y, z = 0) => {
    const d: Vector = [x - from[0], y - from[1], z - from[2]];
    // Points beside or behind the lens are kept in front of it, so that lines keep their direction.
    const depth = Math.max(dot(d, ahead), 1.5);
    return [field.width / 2 + (focal * dot(d, right)) / depth, field.height / 2 - (focal * dot(d, up)) / depth, focal / depth];
  };
}

/** Path data through points of the pitch. */
export function trace(view: Camera, points: readonly Point[], closed = false): string {
  const stops = points.map((point) => {
    const [x, y] = view(...point);
    return `${px(x)} ${px(y)}`;
  });
  return `M${stops.join('L')}${closed ? 'z' : ''}`;
}

/** Points of a circle's arc, angles in radians. */
export const arc = (cx: number, cy: number, radius: number, from: number, to: number, steps = 30): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
  });

/** A filled shape on the pitch. */
export const area = (view: Camera, points: readonly Point[], fill: string): string =>
  `<path d="${trace(view, points, true)}" fill="${fill}"/>`;
