import { Popover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { useHeldOpen } from '../../overlays/Popover/useHeldOpen.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { usePressedAgain } from '../../theme/UiProvider/deferred.ts';
import { panel, positioner } from './HeaderPopover.css.ts';

export interface HeaderPopoverProps {
  /** Names the panel for screen readers. */
  label: string;
  /** The button of the header that opens it. */
  trigger: ReactElement;
  /** Open from the start, because the button was pressed before the panel was there. */
  defaultOpen: boolean;
  /** The panel opened or closed. */
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A panel that hangs on a tool of the header: it opens on hover and on a press, which holds it open, Escape closes it and the focus returns. */
export function HeaderPopover({ label, trigger, defaultOpen, onOpenChange, children }: HeaderPopoverProps) {
  const portal = usePortalTheme();
  const button = usePressedAgain(defaultOpen);
  const held = useHeldOpen(onOpenChange);
  return (
    <Popover.Root onOpenChange={held}>
      <Popover.Trigger ref={button} render={trigger} openOnHover delay={120} closeDelay={200} />
      <Popover.Portal>
        <div {...portal}>
          <Popover.Positioner className={positioner} align="end" sideOffset={13} collisionPadding={8}>
            <Popover.Popup className={panel} aria-label={label}>
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </div>
      </Popover.Portal>
    </Popover.Root>
  );
}
