/**
 * Events of a person who begins to use a page. Scrolling is not one of them, since strips scroll by themselves; a person who scrolls causes
 * wheel, touch or pointer events.
 */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** Browsers tell of a pointer that rests where the page changes under it; only one that goes somewhere is a sign. */
const rests = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

/** Runs work at the first sign of interaction: a pointer or key event. Returns a function that cancels it. */
export function onInterest(work: () => void): () => void {
  const controller = new AbortController();
  const begin = (event: Event) => {
    if (rests(event)) return;
    controller.abort();
    work();
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true, signal: controller.signal });
  return () => controller.abort();
}
