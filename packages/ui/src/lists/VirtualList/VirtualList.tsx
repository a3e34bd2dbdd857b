import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type ForwardedRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { row, scroller, track } from './VirtualList.css.ts';
import { rowAfter } from './rowAfter.ts';
import { withActive } from './withActive.ts';
import { forwardRef, rootOf, type RootProps } from '../../theme/root.ts';

/** Methods of a mounted list. */
export interface VirtualListHandle {
  /** Brings a row into view. */
  scrollToIndex: (index: number, align?: 'start' | 'center' | 'end' | 'auto') => void;
}

export interface VirtualListProps<Item> extends RootProps {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Draws a row; its height may vary and is measured. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Height of a row in px before it is measured. */
  estimateHeight: number;
  /** Height of the list in px; without it it fills its parent, which must have one. */
  height?: number;
  /** Space between two rows in px; default 0. */
  gap?: number;
  /** Rows kept on each side beyond the view; default 6. */
  overscan?: number;
  /** For bringing a row into view. */
  actionsRef?: RefObject<VirtualListHandle | null>;
}

/**
 * A list of any length that renders only the rows in view. Arrow keys, Page, Home and End move between rows;
 * Enter presses the first control of a row.
 */
export const VirtualList = forwardRef(function VirtualList<Item>(
  { label, items, keyOf, renderItem, estimateHeight, height, gap = 0, overscan = 6, actionsRef: handle, ...root }: VirtualListProps<Item>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  'use no memo';
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement);
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, items.length - 1);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimateHeight,
    getItemKey: (index) => keyOf(items[index] as Item),
    rangeExtractor: (range: Range) => withActive(range, active),
    gap,
    overscan,
  });
  useImperativeHandle(handle, () => ({ scrollToIndex: (index, align = 'auto') => virtual.scrollToIndex(index, { align }) }));

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const focused = event.target as HTMLElement;
    if (!focused.hasAttribute('data-index')) return;
    if (event.key === 'Enter') return void focused.querySelector<HTMLElement>('a[href], button')?.click();
    const shown = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / estimateHeight) - 1);
    const next = rowAfter(event.key, active, items.length, shown);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    virtual.scrollToIndex(next);
    focusRow(box.current, next);
  };

  return (
    <div
      ref={box}
      className={scroller}
      role="list"
      aria-label={label}
      style={{ '--height': height === undefined ? '100%' : `${height}px` } as CSSProperties}
      onKeyDown={handleKeyDown}
      {...rootOf(root)}
    >
      <div className={track} role="presentation" style={{ '--total': `${virtual.getTotalSize()}px` } as CSSProperties}>
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={row}
            role="listitem"
            aria-setsize={items.length}
            aria-posinset={index + 1}
            tabIndex={index === active ? 0 : -1}
            style={{ '--start': `${start}px` } as CSSProperties}
            onFocus={() => setActive(index)}
          >
            {renderItem(items[index] as Item, index)}
          </div>
        ))}
      </div>
    </div>
  );
});

/** A row far away is in the page only after the scroll, one frame later. */
function focusRow(box: HTMLElement | null, index: number) {
  const find = () => box?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  const there = find();
  if (there) return there.focus({ preventScroll: true });
  requestAnimationFrame(() => find()?.focus({ preventScroll: true }));
}
