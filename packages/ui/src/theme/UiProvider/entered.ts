import { useEffect, type RefObject } from 'react';

/**
 * For the button of a loaded panel that opens on hover: the pointer may have entered the stand-in, or before anything listened,
 * and hover opens on a pointerenter alone. The first move over the button simulates one.
 */
export function useEnteredAgain(button: RefObject<HTMLElement | null>, opensOnHover = true): void {
  useEffect(() => {
    const element = button.current;
    if (!element || !opensOnHover) return;
    const enter = ({ pointerType }: PointerEvent) => {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
      element.dispatchEvent(new MouseEvent('mouseenter'));
    };
    element.addEventListener('pointermove', enter, { once: true });
    return () => element.removeEventListener('pointermove', enter);
  }, [button, opensOnHover]);
}
