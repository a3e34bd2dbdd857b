import { useEffect, useRef } from 'react';
import { pictureElement } from './picture.store.ts';
import { holdPicture, type PicturePlace } from './places.ts';

/** Where the picture of the room stands; `label` names it for screen readers. */
export function PictureSlot({ place, label }: { place: PicturePlace; label: string | undefined }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => (slot.current ? holdPicture(place, slot.current) : undefined), [place]);
  useEffect(() => {
    if (label) pictureElement().setAttribute('aria-label', label);
  }, [label]);
  return <div ref={slot} />;
}
