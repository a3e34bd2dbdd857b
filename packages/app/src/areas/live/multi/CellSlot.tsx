import { useEffect, useRef } from 'react';
import { videoOf } from './cells.store.ts';

/** Where the picture of one room of several stands; `label` names it for screen readers. */
export function CellSlot({ id, label }: { id: string; label: string }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const video = videoOf(id);
    if (video && slot.current) slot.current.append(video);
  }, [id]);
  useEffect(() => videoOf(id)?.setAttribute('aria-label', label), [id, label]);
  return <div ref={slot} />;
}
