import type { Column } from './columns.data.ts';
import { apart, cell, drops } from './ScoreGrid.css.ts';

/** Classes of the cells of each column: where their text stands, and when they give way. */
export function cellClasses<Columns extends readonly Column[]>(columns: Columns): Record<Columns[number]['id'], string> {
  return Object.fromEntries(columns.map(({ id, align, drop, apart: line }: Column) => [id, [cell[align ?? 'middle'], drop && drops[drop], line && apart].filter(Boolean).join(' ')])) as Record<Columns[number]['id'], string>;
}
