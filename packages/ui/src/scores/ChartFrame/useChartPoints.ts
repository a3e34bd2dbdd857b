import { useState, type KeyboardEvent } from 'react';

/** Points of a chart, of which one is chosen. */
export interface ChartPoints {
  /** The chosen point; undefined while there is none. */
  chosen: string | undefined;
  choose: (id: string | undefined) => void;
  /** Points in the order of the arrow keys. */
  ids: readonly string[];
}

/** Keeps which point of a chart is chosen, while it is among them. */
export function useChartPoints(ids: readonly string[]): ChartPoints {
  const [wanted, choose] = useState<string | undefined>();
  return { ids, chosen: wanted !== undefined && ids.includes(wanted) ? wanted : undefined, choose };
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus from point to point of a chart; Escape takes the choice back. */
export function walkPoints({ ids, choose }: ChartPoints, id: string, event: KeyboardEvent<SVGGElement>): void {
  if (event.key === 'Escape') return choose(undefined);
  const next = steps[event.key]?.(ids.indexOf(id), ids.length - 1);
  if (next === undefined) return;
  event.preventDefault();
  const points = event.currentTarget.closest('svg')?.querySelectorAll<SVGGElement>('[data-point]') ?? [];
  [...points].find(({ dataset }) => dataset.point === ids[next])?.focus();
}
