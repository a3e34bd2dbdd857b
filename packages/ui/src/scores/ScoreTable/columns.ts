import {
  basketballColumns,
  footballColumns,
  steps,
  type BasketballColumn,
  type Column,
  type FootballColumn,
  type Step,
} from './columns.data.ts';
import { markets, type Market } from '../odds/index.ts';

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

/** Choices of the columns that a table shows. */
export interface ColumnChoice {
  /** Whether the sections are leagues: their heads then replace the column of the league. */
  byLeague: boolean;
  /** There are prices at all. */
  odds: boolean;
  /** Win, draw and win stay where there is little room, and the other markets give way instead. */
  keepsEuropean?: boolean;
}

const marketOf = (id: string) => markets.find((market) => id.startsWith(market));
/** Step below which each market is hidden while win, draw and win are kept. */
const kept: Readonly<Record<Market, Step>> = { european: 'asian', asian: 'size', size: 'european' };

function chosen<Id extends string>(columns: readonly Column<Id>[], { byLeague, odds }: ColumnChoice): Column<Id>[] {
  return columns.filter(({ id }) => !(byLeague && id === 'league') && (odds || !marketOf(id)));
}

/** Columns of the football table for a choice. */
export const footballColumnsOf = (choice: ColumnChoice): readonly Column<FootballColumn>[] =>
  chosen<FootballColumn>(footballColumns, choice).map((column) => {
    const market = choice.keepsEuropean ? marketOf(column.id) : undefined;
    return market === undefined ? column : { ...column, drop: kept[market] };
  });

/** Columns of the basketball table for a choice. */
export const basketballColumnsOf = (choice: ColumnChoice): readonly Column<BasketballColumn>[] =>
  chosen<BasketballColumn>(basketballColumns, choice);
