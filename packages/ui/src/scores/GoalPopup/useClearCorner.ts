import { useEffect, useState, type RefObject } from 'react';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';

/** Corners for popups, the usual one first. */
export const popupCorners = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type PopupCorner = (typeof popupCorners)[number];

/** Distance from the edges of the window, and from its top, where the header is; px, as in the styles. */
const edge = 20;
const underHeader = 76;

const controls =
  'a[href], button, input, textarea, select, summary, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [tabindex="0"]';
/** Fields to write in, and the buttons of a form or a dialog: popups must not cover them. */
const vital = 'input, textarea, select, [contenteditable], form button, [role="dialog"], [role="dialog"] button';

/** Cost of covering a control: prohibitive for vital or focused ones, higher for a button than for one of many links. */
function costOf(control: Element): number {
  if (control === document.activeElement || control.matches(vital)) return 10_000;
  return control.matches('button') ? 10 : 1;
}

/** Finds the corner in which a stack covers nothing, or the least important controls. */
export function clearCorner(stack: HTMLElement): PopupCorner {
  const { width, height } = stack.getBoundingClientRect();
  const floor = Number.parseFloat(getComputedStyle(stack).getPropertyValue('--popup-floor')) || 0;
  const costs = new Map<PopupCorner, number>(popupCorners.map((corner) => [corner, 0]));
  const places = popupCorners.map((corner) => {
    const left = corner.endsWith('left') ? edge : innerWidth - edge - width;
    const bottom = innerHeight - edge - (corner === 'bottom-right' ? floor : 0);
    const top = corner.startsWith('top') ? underHeader : bottom - height;
    return { corner, left, top, right: left + width, bottom: top + height };
  });
  for (const control of document.querySelectorAll(controls)) {
    if (stack.contains(control)) continue;
    const box = control.getBoundingClientRect();
    if (box.bottom <= 0 || box.top >= innerHeight || box.width === 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
    for (const { corner, left, top, right, bottom } of places)
      if (box.left < right && box.right > left && box.top < bottom && box.bottom > top)
        costs.set(corner, (costs.get(corner) ?? 0) + costOf(control));
  }
  return popupCorners.reduce((best, corner) => ((costs.get(corner) ?? 0) < (costs.get(best) ?? 0) ? corner : best));
}

/**
 * Chooses the corner of the window in which popups cover no control that somebody may need. The choice is made when popups appear,
 * when the focus moves, and when the page was scrolled or resized; not while somebody uses them.
 * @param shown identifies the popups shown, as one text; empty while there are none
 */
export function useClearCorner(stack: RefObject<HTMLElement | null>, shown: string, isHeld: boolean): PopupCorner {
  const [corner, setCorner] = useState<PopupCorner>('bottom-right');
  const isResting = shown === '' || isHeld;
  useLayoutEffect(() => {
    if (!isResting && stack.current) setCorner(clearCorner(stack.current));
  }, [shown, isResting, stack]);
  useEffect(() => {
    if (isResting) return undefined;
    const choose = () => stack.current && !stack.current.contains(document.activeElement) && setCorner(clearCorner(stack.current));
    const movingEvents = ['focusin', 'scrollend', 'resize'] as const;
    for (const type of movingEvents) addEventListener(type, choose);
    return () => {
      for (const type of movingEvents) removeEventListener(type, choose);
    };
  }, [isResting, stack]);
  return corner;
}
