import type { Popover } from '@base-ui/react/popover';
import { useRef } from 'react';

/**
 * Opens a panel on hover and on a press. The hover that comes with a press opens the panel first, and the late press would close it again.
 * So a press on a panel opened by hover pins it, also when the pointer leaves, and only the next press closes it.
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
