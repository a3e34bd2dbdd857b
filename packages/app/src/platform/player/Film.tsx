import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { filmElement } from './filmElement.ts';

/** The picture of a film in one file, in the element that came with the page where there is one. */
export function Film({ url, label, ref }: { url: string; label: string; ref: Ref<HTMLVideoElement> }) {
  const place = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => {
    const film = filmElement(url);
    film.playsInline = true;
    place.current?.replaceChildren(film);
    return film;
  }, [url]);
  useLayoutEffect(() => place.current?.firstElementChild?.setAttribute('aria-label', label), [url, label]);
  return <span ref={place} />;
}
