/** What people do when they begin to use a page. Strips of a page scroll by themselves, so that scrolling is no sign; a hand that scrolls is seen by its wheel, touch or pointer. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** Browsers tell of a pointer that rests where the page changes under it; only one that goes somewhere is a sign. */
const rests = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

/** Runs work at the first sign that somebody wants something of the page: a hand or a key moves. Returns how to call it off. */
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
