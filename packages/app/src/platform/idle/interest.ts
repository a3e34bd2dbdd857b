/** What people do when they begin to use a page. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'] as const;

/** Runs work at the first sign that somebody wants something of the page: a hand or a key moves. */
export function onInterest(work: () => void): void {
  const controller = new AbortController();
  const begin = () => {
    controller.abort();
    work();
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true, signal: controller.signal });
}
