/** Pixels from the bottom within which a list still sticks to it. */
const stickWithin = 40;

/** Keeps the text being read in place, to the pixel, while content around it grows or shrinks. */
export interface ScrollAnchor {
  /** Notes the element being read; call it after every scroll. */
  note: () => void;
  /** Puts it back; call it after every change of the content, before it is painted. */
  keep: () => void;
  /** Whether the newest message is in view and stays so. */
  stuck: () => boolean;
  /** Sticks to the bottom from now on. */
  stick: () => void;
  /** Puts an element (by its `data-id`) at this share of the height, and keeps it there. */
  show: (id: string, share: number) => void;
}

/** An anchor for a scroller whose pieces carry `data-id`. It assumes `overflow-anchor: none`. */
export function createScrollAnchor(box: HTMLElement): ScrollAnchor {
  let stuck = true;
  let held: { id: string; top: number } | undefined;
  let lastTop = box.scrollTop;
  const gap = () => box.scrollHeight - box.clientHeight - box.scrollTop;
  const topOf = (element: Element) => element.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const find = (id: string) => box.querySelector(`[data-id="${CSS.escape(id)}"]`);

  /** Finds the first element that begins in view; content that grows above it never moves it. */
  function reading() {
    let partly: Element | undefined;
    for (const element of box.querySelectorAll('[data-id]')) {
      const top = topOf(element);
      if (top >= 0) return top < box.clientHeight ? element : (partly ?? element);
      partly = element;
    }
    return partly;
  }
  function note() {
    lastTop = box.scrollTop;
    stuck = gap() <= stickWithin;
    const element = stuck ? undefined : reading();
    held = element instanceof HTMLElement ? { id: element.dataset.id ?? '', top: topOf(element) } : undefined;
  }
  function keep() {
    const moved = box.scrollTop - lastTop;
    if (stuck && moved >= -1) {
      box.scrollTop = box.scrollHeight;
    } else if (held) {
      const element = find(held.id);
      // The reader may have scrolled since: that stays, only the remaining shift is compensated.
      if (element) box.scrollTop += topOf(element) - (held.top - moved);
    }
    lastTop = box.scrollTop;
    if (held) {
      const element = find(held.id);
      if (element) held.top = topOf(element);
    }
  }
  return {
    note,
    keep,
    stuck: () => stuck,
    stick: () => {
      stuck = true;
      held = undefined;
      box.scrollTop = box.scrollHeight;
      lastTop = box.scrollTop;
    },
    show: (id, share) => {
      const element = find(id);
      if (!element) return;
      box.scrollTop += topOf(element) - box.clientHeight * share;
      note();
    },
  };
}
