import { isPictureOn, pictureElement } from './picture.store.ts';

/** Places of a picture by priority: a window of its own, the room, a corner of another page. */
const order = ['window', 'room', 'mini'] as const;
export type PicturePlace = (typeof order)[number];

const wanted = new Map<PicturePlace, HTMLElement>();
let shelf: HTMLElement | undefined;

/** Out of sight, but in the document: a picture that leaves it would stop. */
function park(): HTMLElement {
  if (!shelf) {
    shelf = document.createElement('div');
    shelf.hidden = true;
    document.body.append(shelf);
  }
  return shelf;
}

function settle(): void {
  const video = pictureElement();
  const wish = order.map((name) => wanted.get(name)).find((element) => element !== undefined);
  if (!wish && !isPictureOn()) return video.remove();
  const place = wish ?? park();
  if (video.parentElement === place) return;
  const wasPlaying = !video.paused;
  place.append(video);
  // Another document stops it.
  if (wasPlaying && video.paused) void video.play().catch(() => undefined);
}

/** Takes the picture out of a place at once, as when its window closes. */
export function leavePlace(place: PicturePlace): void {
  wanted.delete(place);
  settle();
}

/** Shows the picture in an element, unless a place before it has it; the answer gives it back. */
export function holdPicture(place: PicturePlace, element: HTMLElement): () => void {
  wanted.set(place, element);
  settle();
  return () => {
    if (wanted.get(place) === element) wanted.delete(place);
    settle();
  };
}
