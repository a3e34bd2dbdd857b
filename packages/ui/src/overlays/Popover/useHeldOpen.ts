import type { Popover } from '@base-ui/react/popover';
import { useRef } from 'react';

/**
 * For a panel that opens on hover and on a press. The hover that comes with a press opens it first, and a press that follows late would close what it was meant to open:
 * here a press on what hovering opened holds it open, also when the pointer leaves, and only the next press closes it.
 */
export function useHeldOpen(onOpenChange: ((open: boolean) => void) | undefined): NonNullable<Popover.Root.Props['onOpenChange']> {
  const by = useRef<'hover' | 'press'>('press');
  return (open, details) => {
    const hovered = details.reason === 'trigger-hover';
    if (open) by.current = hovered ? 'hover' : 'press';
    else if (by.current === 'hover' && details.reason === 'trigger-press') {
      by.current = 'press';
      details.cancel();
      return;
    } else if (by.current === 'press' && hovered) {
      details.cancel();
      return;
    }
    onOpenChange?.(open);
  };
}
