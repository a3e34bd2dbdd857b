/** Corners of the window for the player. */
export const miniCorners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type MiniCorner = (typeof miniCorners)[number];

interface Point {
  x: number;
  y: number;
}

/** The corner nearest to a point of a window, in pixels from its top left. */
export const nearestCorner = ({ x, y }: Point, { width, height }: { width: number; height: number }): MiniCorner =>
  `${y < height / 2 ? 'top' : 'bottom'}-${x < width / 2 ? 'left' : 'right'}`;

/** The corner that an arrow leads to; the same one where there is none that way, undefined for other keys. */
export function corneredBy(key: string, corner: MiniCorner): MiniCorner | undefined {
  const [edge, side] = corner.split('-') as ['top' | 'bottom', 'left' | 'right'];
  const next: Record<string, MiniCorner> = {
    ArrowUp: `top-${side}`,
    ArrowDown: `bottom-${side}`,
    ArrowLeft: `${edge}-left`,
    ArrowRight: `${edge}-right`,
  };
  return next[key];
}
