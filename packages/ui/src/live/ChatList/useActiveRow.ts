import { useCallback, useState, type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

interface ActiveRow {
  id: string;
  /** Position of its actions, pixels from the top of the list. */
  top: number;
}

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

/** Tracks the row that is hovered or focused. Arrow keys move along the rows, Escape leads back to the list. */
export function useActiveRow(scroller: RefObject<HTMLDivElement | null>, hold: (on: boolean) => void) {
  const [active, setActive] = useState<ActiveRow>();

  const point = useCallback(
    (row: HTMLElement | null) => {
      const box = scroller.current;
      if (!row || !box) return setActive(undefined);
      const [edge, place] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
      const top = box.offsetTop + Math.min(Math.max(place.top - edge.top - 20, 4), edge.height - 40);
      setActive((was) => (was?.id === row.dataset.row && was?.top === top ? was : { id: row.dataset.row ?? '', top }));
    },
    [scroller],
  );
  const leave = () => setActive(undefined);
  /** Handles scrolling: a row with keyboard focus keeps its actions while it is in view; the row under the pointer is another by now. */
  const onScrolled = () => {
    const box = scroller.current;
    const focused = document.activeElement;
    const atActs = active && focused?.closest('[role=toolbar]') && box?.parentElement?.contains(focused);
    const row = atActs ? box?.querySelector<HTMLElement>(`[data-row="${CSS.escape(active.id)}"]`) : rowOf(focused);
    const [edge, place] = [box?.getBoundingClientRect(), row?.getBoundingClientRect()];
    const inSight = row && edge && place && box?.contains(row) && place.bottom > edge.top && place.top < edge.bottom;
    point(inSight ? row : null);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const box = scroller.current;
    const here = rowOf(event.target);
    if (!box) return;
    if (event.key === 'Escape' && here) return box.focus();
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || (event.target !== box && !here)) return;
    event.preventDefault();
    const rows = [...box.querySelectorAll<HTMLElement>('[data-row]')];
    const next = here ? rows[rows.indexOf(here) + step] : rows.at(-1);
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  };
  return {
    active,
    onScrolled,
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      const row = rowOf(event.target);
      if (!row) return;
      hold(true);
      point(row);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      leave();
      hold(false);
    },
    // A list that moves under a resting pointer also sends events, but without a movement.
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return;
      hold(true);
      const row = rowOf(event.target);
      if (row && row.dataset.row !== active?.id) point(row);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse' || event.currentTarget.contains(document.activeElement?.closest('[data-row]') ?? null)) return;
      leave();
      hold(false);
    },
  };
}
