/** A margin counts from the scroller that is named as root, so the nearest one is looked for; null is the window. */
export function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}
