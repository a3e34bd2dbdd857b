import { useEffect, useRef } from 'react';
import { videoOf } from './cells.store.ts';

/** Place of one room's picture among several; `label` is its accessible name. */
export function CellSlot({ id, label }: { id: string; label: string }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const video = videoOf(id);
    if (video && slot.current) slot.current.append(video);
  }, [id]);
  useEffect(() => videoOf(id)?.setAttribute('aria-label', label), [id, label]);
  return <div ref={slot} />;
}
