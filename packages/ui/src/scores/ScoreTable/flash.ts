/** Time that a changed price is tinted, ms. */
export const flashFor = 1500;

/** Tints elements for a moment; one timer sweeps them all. */
export function createFlash(after: (sweep: () => void, ms: number) => unknown = setTimeout) {
  /** In the order in which they end. */
  const ends = new Map<HTMLElement, number>();
  let clock = 0;
  let waiting = false;

  function sweep() {
    waiting = false;
    clock += 1;
    for (const [element, end] of ends) {
      if (end > clock) break;
      ends.delete(element);
      delete element.dataset.flash;
    }
    if (ends.size > 0) schedule();
  }
  function schedule() {
    if (waiting) return;
    waiting = true;
    // Six sweeps a flash: the tint may last a sixth longer, and a busy table sets four timers a second.
    after(sweep, flashFor / 6);
  }
  return (element: HTMLElement) => {
    const isTinted = ends.delete(element);
    ends.set(element, clock + 6);
    if (!isTinted) element.dataset.flash = '';
    schedule();
  };
}

/** The one flash of the page. */
export const flash = createFlash();
