import { useEffect, useRef } from 'react';
import { pictureElement } from './picture.store.ts';
import { holdPicture, type PicturePlace } from './places.ts';

/** Place of the room's picture; `label` is its accessible name. */
export function PictureSlot({ place, label }: { place: PicturePlace; label: string | undefined }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => (slot.current ? holdPicture(place, slot.current) : undefined), [place]);
  useEffect(() => {
    if (label) pictureElement().setAttribute('aria-label', label);
  }, [label]);
  return <div ref={slot} />;
}
