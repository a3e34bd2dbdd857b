import { symbol, symbolCircle, symbolDiamond2, symbolSquare, symbolStar, symbolTimes, symbolTriangle, type SymbolType } from 'd3-shape';
import type { ShotOutcome } from './shots.ts';

/** Shape of each outcome; goals are filled, what was no goal is open, except for saves. */
const shapes: Readonly<Record<ShotOutcome, { type: SymbolType; isOpen: boolean }>> = {
  goal: { type: symbolStar, isOpen: false },
  saved: { type: symbolCircle, isOpen: false },
  blocked: { type: symbolSquare, isOpen: true },
  wide: { type: symbolTimes, isOpen: true },
  'own-goal': { type: symbolTriangle, isOpen: false },
  cancelled: { type: symbolDiamond2, isOpen: true },
};

/** Area of a shape per expected goal, and what the least chance has, in square units. */
const area = { least: 150, perGoal: 1_500 } as const;

/** Radius of the circle with the area of so many expected goals. */
export const radiusOf = (xg = 0.1): number => Math.sqrt((area.least + area.perGoal * xg) / Math.PI);

/** Path of an outcome around the origin, with the area of its expected goals. */
export function shapeOf(outcome: ShotOutcome, xg?: number): { d: string; isOpen: boolean } {
  const { type, isOpen } = shapes[outcome];
  return { d: symbol(type, Math.PI * radiusOf(xg) ** 2)() ?? '', isOpen };
}

/** Path of an outcome of a fixed area, for the legend. */
export const signOf = (outcome: ShotOutcome, size: number): { d: string; isOpen: boolean } => ({
  d: symbol(shapes[outcome].type, size)() ?? '',
  isOpen: shapes[outcome].isOpen,
});
