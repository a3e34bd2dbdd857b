import { Popover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { useHeldOpen } from '../../overlays/Popover/useHeldOpen.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { useEnteredAgain } from '../../theme/UiProvider/entered.ts';
import { usePressedAgain } from '../../theme/UiProvider/deferred.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';
import { panel, positioner } from './HeaderPopover.css.ts';

export interface HeaderPopoverProps extends OpenProps {
  /** Names the panel for screen readers. */
  label: string;
  /** The button of the header that opens it. */
  trigger: ReactElement;
  /** The button was pressed before the panel's code was there, so it is pressed again. */
  pressed: boolean;
  children: ReactNode;
}

/**
 * A panel attached to a tool of the header. It opens on hover, and on a press, which keeps it open.
 * Escape closes it and the focus returns.
 */
export function HeaderPopover({ label, trigger, open, defaultOpen, onOpenChange, pressed, children }: HeaderPopoverProps) {
  const portal = usePortalTheme();
  const button = usePressedAgain(pressed);
  useEnteredAgain(button);
  const held = useHeldOpen(onOpenChange);
  return (
    <Popover.Root open={open} defaultOpen={defaultOpen} onOpenChange={held}>
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
