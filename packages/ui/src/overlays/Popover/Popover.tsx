import { Popover as Base } from '@base-ui/react/popover';
import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { usePressedAgain } from '../../theme/UiProvider/deferred.ts';
import { useEnteredAgain } from '../../theme/UiProvider/entered.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { layer, popup } from './Popover.css.ts';
import { useHeldOpen } from './useHeldOpen.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';

export interface PopoverProps extends OpenProps, RootProps {
  /** Names the panel for screen readers. */
  label: string;
  /** The control that opens it; one element that takes a ref and spreads its props. */
  trigger: ReactElement;
  children: ReactNode;
  /** Side of the trigger where there is room; default `bottom`. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Alignment with the trigger; default `center`. */
  align?: 'start' | 'center' | 'end';
  /** Space inside: none for lists that reach the edge, 14 px else; default `m`. */
  padding?: 'none' | 'm';
  /** Opens on hover as well as on a press, which then pins it; default false. */
  openOnHover?: boolean;
  /** The trigger was pressed before this code was there, so it is pressed again; default false. */
  pressed?: boolean;
}

/** A panel beside its trigger; Escape or a press outside closes it and the focus returns. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  {
    label,
    trigger,
    children,
    side = 'bottom',
    align = 'center',
    padding = 'm',
    openOnHover = false,
    defaultOpen,
    pressed = false,
    open,
    onOpenChange,
    ...root
  },
  ref,
) {
  const theme = usePortalTheme();
  const held = useHeldOpen(onOpenChange);
  const button = usePressedAgain(pressed);
  useEnteredAgain(button, openOnHover);
  return (
    <Base.Root defaultOpen={defaultOpen} open={open} onOpenChange={held}>
      <Base.Trigger ref={button} render={trigger} openOnHover={openOnHover} delay={120} closeDelay={160} />
      <Base.Portal>
        <div {...theme}>
          <Base.Positioner className={layer} side={side} align={align} sideOffset={6} collisionPadding={12}>
            <Base.Popup className={popup({ padding })} aria-label={label} ref={ref} {...rootOf(root)}>
              {children}
            </Base.Popup>
          </Base.Positioner>
        </div>
      </Base.Portal>
    </Base.Root>
  );
});

/** Wrap a control inside a popover: a press on it also closes the popover. */
export function PopoverClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />;
}
