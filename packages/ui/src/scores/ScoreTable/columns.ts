import { steps, type Column, type Step } from './columns.data.ts';

const order = Object.keys(steps) as Step[];

const template = (columns: readonly Column[]) =>
  columns.map(({ width }) => (width === undefined ? 'minmax(0, 1fr)' : `${width}px`)).join(' ');

/** Custom properties with the tracks of a table at every step, from all columns (`--columns-all`) to the fewest. */
export function columnTracks(columns: readonly Column[]): Record<`--${string}`, string> {
  const gone = (step: Step) => new Set(order.slice(0, order.indexOf(step) + 1));
  const at = Object.fromEntries(
    order.map((step) => [`--columns-${step}`, template(columns.filter(({ drop }) => !drop || !gone(step).has(drop)))]),
  );
  return { '--columns-all': template(columns), ...at };
}
