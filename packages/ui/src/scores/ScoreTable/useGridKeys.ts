import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';

export interface GridKeys {
  /** Line that the focus is moving to: it has to be rendered, even far out of view. */
  wanted: number | null;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

export interface GridKeysOptions {
  /** Rows of the grid, heads of groups among them. */
  count: number;
  /** A letter pressed on a row, with its match; answers whether it meant something. */
  onLetter: (letter: string, id: string) => boolean;
}

const rowOf = (grid: HTMLElement, index: number) => grid.querySelector<HTMLElement>(`[data-line="${index}"]`);
const cellsOf = (row: Element) =>
  [...row.children].filter((cell): cell is HTMLElement => cell instanceof HTMLElement && cell.offsetParent !== null);
const controlsOf = (cell: Element) => [...cell.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
/** Focus stops of a cell: its controls, or the cell itself. */
const stopsOf = (cell: HTMLElement) => (controlsOf(cell).length ? controlsOf(cell) : [cell]);

/** Keys that leave the row, by how far they go. */
const strides: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };

/** Keys after which a row may have moved or gone. */
const actingKeys: ReadonlySet<string> = new Set(['enter', ' ', 's', 'p']);

/** The keyboard of a grid: one stop in the order of focus, arrows between cells and their controls, Home and End, letters, Enter. */
export function useGridKeys(grid: RefObject<HTMLElement | null>, { count, onLetter }: GridKeysOptions): GridKeys {
  const [wanted, setWanted] = useState<number | null>(null);
  /** The one element that the Tab key reaches. */
  const stop = useRef<HTMLElement | null>(null);
  const column = useRef(0);
  /** A row that an act of the keyboard may move or take away, from under the focus. */
  const acting = useRef<{ id: string; line: number } | null>(null);

  const enter = (element: HTMLElement) => {
    if (stop.current !== element && stop.current) stop.current.tabIndex = -1;
    element.tabIndex = 0;
    stop.current = element;
  };

  // Rows come and go; the table stays reachable by one Tab.
  useLayoutEffect(() => {
    if (!grid.current || (stop.current?.isConnected && stop.current.offsetParent)) return;
    const first =
      grid.current.querySelector<HTMLElement>('a[data-match-link]') ??
      grid.current.querySelector<HTMLElement>('[data-line] button, [data-line] th');
    if (first) enter(first);
  });

  const focusRow = (row: HTMLElement) => {
    const cells = cellsOf(row);
    const cell = cells.length === 1 ? cells[0] : cells[Math.min(column.current, cells.length - 1)];
    if (cell) stopsOf(cell)[0]?.focus();
  };

  // Pinning renders the row anew in another place: the focus goes along, or stays at the place of a row that left.
  useLayoutEffect(() => {
    if (!acting.current || !grid.current || document.activeElement !== document.body) return;
    const { id, line } = acting.current;
    acting.current = null;
    const row =
      [...grid.current.querySelectorAll<HTMLElement>('[data-match]')].find(({ dataset }) => dataset.match === id) ??
      rowOf(grid.current, Math.min(line, count - 1));
    if (row) focusRow(row);
  });

  useEffect(() => {
    if (wanted === null || !grid.current) return;
    const row = rowOf(grid.current, wanted);
    if (row && !row.contains(document.activeElement)) focusRow(row);
  }, [wanted, grid]);

  const go = (index: number) => {
    const target = Math.max(0, Math.min(count - 1, index));
    const row = grid.current && rowOf(grid.current, target);
    setWanted(target);
    if (row) focusRow(row);
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = event.target instanceof Element ? event.target : null;
    const row = from?.closest<HTMLElement>('[data-line]');
    const cell = from?.closest<HTMLElement>('td, th');
    acting.current = null;
    if (!row || !cell || event.altKey || event.metaKey || event.shiftKey) return;
    const index = Number(row.dataset.line);
    if (row.dataset.match !== undefined && actingKeys.has(event.key.toLowerCase())) {
      acting.current = { id: row.dataset.match, line: index };
      // A person who goes on with the pointer does not want the focus back.
      document.addEventListener('pointerdown', () => (acting.current = null), { once: true, capture: true });
    }
    const stops = cellsOf(row).flatMap(stopsOf);
    const at = stops.findIndex((element) => element === from);
    const inRow = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: stops.length - 1 }[event.key];
    const stride = strides[event.key];
    const act = () => {
      if (event.ctrlKey) return event.key === 'Home' ? (go(0), true) : event.key === 'End' ? (go(count - 1), true) : false;
      if (stride !== undefined) return (go(index + stride), true);
      if (inRow !== undefined) return (stops[Math.max(0, Math.min(stops.length - 1, inRow))]?.focus(), true);
      if (event.key === 'Enter' && from === cell) return (row.querySelector<HTMLElement>('a[data-match-link]')?.click(), true);
      return row.dataset.match !== undefined && event.key.length === 1 && onLetter(event.key.toLowerCase(), row.dataset.match);
    };
    if (act()) event.preventDefault();
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const cell = event.target.closest<HTMLElement>('td, th');
    const row = cell?.parentElement;
    if (!cell || !row || row.dataset.line === undefined) return;
    enter(event.target);
    setWanted(Number(row.dataset.line));
    const cells = cellsOf(row);
    if (cells.length > 1) column.current = cells.indexOf(cell);
  }

  return { wanted, onKeyDown, onFocus };
}
