import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { nearestCorner, type MiniCorner } from './corners.ts';

/** Pixels that a pointer must move before a press is a drag. */
const threshold = 4;

/** Event handlers for the parts by which the box is dragged. */
export interface CornerDrag {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
}

/**
 * Lets a box be dragged by some of its parts, and reports the corner nearest to where it was released. The movement goes into
 * custom properties of the box: nothing is rendered again while it moves.
 */
export function useCornerDrag(
  box: RefObject<HTMLElement | null>,
  onCornerChange: (corner: MiniCorner) => void,
): { handlers: CornerDrag; dragging: boolean } {
  const from = useRef<{ x: number; y: number } | null>(null);
  const [dragging, setDragging] = useState(false);
  const move = (x: number, y: number) => {
    box.current?.style.setProperty('--drag-x', `${x}px`);
    box.current?.style.setProperty('--drag-y', `${y}px`);
  };
  const stop = () => {
    from.current = null;
    setDragging(false);
    move(0, 0);
  };
  return {
    dragging,
    handlers: {
      onPointerDown(event) {
        const onControl = event.target instanceof Element && event.target.closest('a, button:not([data-grip]), input') !== null;
        if (event.button !== 0 || onControl) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event) {
        if (!from.current) return;
        const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
        if (!dragging && Math.hypot(x, y) < threshold) return;
        setDragging(true);
        move(x, y);
      },
      onPointerUp() {
        const place = box.current?.getBoundingClientRect();
        if (dragging && place) {
          const middle = { x: place.left + place.width / 2, y: place.top + place.height / 2 };
          onCornerChange(nearestCorner(middle, { width: innerWidth, height: innerHeight }));
        }
        stop();
      },
      onPointerCancel: stop,
    },
  };
}
