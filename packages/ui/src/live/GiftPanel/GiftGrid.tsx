import { useRef, type KeyboardEvent } from 'react';
import { GiftCellView } from './GiftCellView.tsx';
import { grid } from './GiftPanel.css.ts';
import type { GiftCell, GiftViewer } from './giftPanel.types.ts';
import { columnsOf, nextCell } from './gridKeys.ts';
import { isLocked } from './order.ts';

interface GiftGridProps {
  /** Kind of shelf, which decides the width of its gifts. */
  shelf: keyof typeof grid;
  label: string;
  cells: readonly GiftCell[];
  chosenId: string | undefined;
  viewer: GiftViewer;
  onChoose: (giftId: string) => void;
  /** Enter on a gift: on to the order, without sending yet. */
  onConfirm: () => void;
}

/** The gifts of a tab as one group of radios: arrows choose, Home and End lead to its ends, Enter leads on to the order. */
export function GiftGrid({ shelf, label, cells, chosenId, viewer, onChoose, onConfirm }: GiftGridProps) {
  const group = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const nodes = [...(group.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
    const at = nodes.findIndex((node) => node === document.activeElement);
    if (at < 0) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const id = cells[at]?.gift.id;
      if (id !== undefined) onChoose(id);
      return onConfirm();
    }
    const next = nextCell(event.key, at, nodes.length, columnsOf(nodes));
    if (next === undefined) return;
    event.preventDefault();
    nodes[next]?.focus();
    const id = cells[next]?.gift.id;
    if (id !== undefined) onChoose(id);
  };
  return (
    <div ref={group} className={grid[shelf]} role="radiogroup" aria-label={label} onKeyDown={handleKey}>
      {cells.map((cell) => (
        <GiftCellView
          key={cell.gift.id}
          cell={cell}
          chosen={cell.gift.id === chosenId}
          reachable={cell.gift.id === chosenId}
          locked={isLocked(cell, viewer)}
          onChoose={() => onChoose(cell.gift.id)}
        />
      ))}
    </div>
  );
}
