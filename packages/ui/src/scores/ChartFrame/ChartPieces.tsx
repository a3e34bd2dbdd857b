import type { ReactNode, SVGAttributes } from 'react';
import { areas, canvas, inks, lines, opens, plain, point, reach, ring, rules, scaled, solids, tick } from './ChartFrame.css.ts';
import type { Side } from '../Crest/team.ts';
import { walkPoints, type ChartPoints } from './useChartPoints.ts';

export interface ChartCanvasProps {
  width: number;
  height: number;
  /** Names the points for screen readers; a chart without points is hidden from them, since its sentence and table tell the same. */
  label?: string;
  /** Points to choose; default none. */
  points?: ChartPoints;
  children: ReactNode;
}

/** Drawing of a chart. Its points are one stop of the Tab key and are walked through by the arrow keys. */
export function ChartCanvas({ width, height, label, points, children }: ChartCanvasProps) {
  const hasPoints = points !== undefined && points.ids.length > 0;
  return (
    <svg
      className={canvas}
      viewBox={`0 0 ${width} ${height}`}
      {...(hasPoints ? { role: 'listbox', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}

export interface ChartPointProps {
  id: string;
  /** Sentence that a screen reader says. */
  label: string;
  points: ChartPoints;
  transform?: string;
  children: ReactNode;
}

/** A point of a chart that is chosen by pointer, focus or arrow key. */
export function ChartPoint({ id, label, points, transform, children }: ChartPointProps) {
  const { ids, chosen, choose } = points;
  return (
    <g
      className={point}
      role="option"
      aria-label={label}
      aria-selected={chosen === id}
      tabIndex={(chosen ?? ids[0]) === id ? 0 : -1}
      data-point={id}
      transform={transform}
      onFocus={() => choose(id)}
      onPointerEnter={() => choose(id)}
      onClick={() => choose(id)}
      onKeyDown={(event) => walkPoints(points, id, event)}
    >
      {children}
    </g>
  );
}

/** A line of the ground: an axis, a line of the grid, or a dashed one. */
export const ChartRule = ({ d, kind = 'grid' }: { d: string; kind?: keyof typeof rules }) => (
  <path className={rules[kind]} d={d} aria-hidden="true" />
);

const shapes = { solid: solids, open: opens, area: areas, line: lines } as const;

export interface ChartShapeProps extends Pick<SVGAttributes<SVGPathElement>, 'd' | 'transform' | 'clipPath'> {
  /** The side whose colour it has. */
  side: Side;
  /** Default `solid`. */
  kind?: keyof typeof shapes;
}

/** A shape in a team's colour. */
export const ChartShape = ({ side, kind = 'solid', ...path }: ChartShapeProps) => (
  <path className={shapes[kind][side]} {...path} aria-hidden="true" />
);

/** Ring around a chosen point, and the room around every point that answers to the pointer. */
export const ChartRing = ({ radius, isChosen }: { radius: number; isChosen: boolean }) => (
  <circle className={isChosen ? ring : reach} r={radius} />
);

/** Marks that keep their size on the screen as the chart shrinks. */
export const ChartScaled = ({ children }: { children: ReactNode }) => <g className={scaled}>{children}</g>;

export interface ChartWordsProps extends Pick<SVGAttributes<SVGTextElement>, 'x' | 'y' | 'textAnchor'> {
  /** The side on whose colour they stand; default none: on the ground. */
  on?: Side;
  children: ReactNode;
}

/** Words in a chart: a score on a side's mark, or a name at the end of a line. */
export const ChartWords = ({ on, children, ...place }: ChartWordsProps) => (
  <text className={on ? inks[on] : plain} aria-hidden="true" {...place}>
    {children}
  </text>
);

export interface ChartTickProps extends Pick<SVGAttributes<SVGTextElement>, 'x' | 'y' | 'textAnchor'> {
  children: ReactNode;
}

/** A label on an axis; default in the middle of its place. */
export const ChartTick = ({ children, textAnchor = 'middle', ...place }: ChartTickProps) => (
  <text className={tick} textAnchor={textAnchor} aria-hidden="true" {...place}>
    {children}
  </text>
);
