import { forwardRef, useEffect, useImperativeHandle, useRef, useState, type HTMLAttributes } from 'react';
import { scrollerOf } from '../InfiniteList/scrollerOf.ts';

export interface NearGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /** Pixels beyond the view within which its entries are rendered; default 1600. */
  distance?: number;
}

/** A group of entries in an endless list: rendered while near the view, replaced by an empty space of the same height otherwise. */
export const NearGroup = forwardRef<HTMLDivElement, NearGroupProps>(function NearGroup({ distance = 1_600, children, ...rest }, ref) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement);
  /** Height of the empty space, px; null while the entries are rendered. */
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (entry.isIntersecting) return setRoom(null);
        const { height } = entry.boundingClientRect;
        // A group keeps its height while focus is in it, or while it has a dialog open.
        if (height > 0 && !element.contains(document.activeElement)) setRoom(height);
      },
      { root: scrollerOf(element), rootMargin: `${distance}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [distance]);
  return (
    <div ref={box} {...rest} style={room === null ? undefined : { height: `${room}px` }}>
      {room === null && children}
    </div>
  );
});
