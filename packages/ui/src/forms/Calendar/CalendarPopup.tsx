import { Popover } from '@base-ui/react/popover';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { layer, popup } from './Calendar.css.ts';

export interface CalendarPopupProps {
  /** Names the panel for screen readers. */
  label: string;
  /** The control that opens it; one element that takes a ref and spreads its props. */
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** The panel of a calendar: focus moves to the chosen day, Escape returns it to the control. */
export function CalendarPopup({ label, trigger, open, onOpenChange, align = 'start', children }: CalendarPopupProps) {
  const theme = usePortalTheme();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <div {...theme}>
          <Popover.Positioner className={layer} align={align} sideOffset={6} collisionPadding={12}>
            <Popover.Popup
              ref={panel}
              className={popup}
              aria-label={label}
              initialFocus={() => panel.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? true}
            >
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </div>
      </Popover.Portal>
    </Popover.Root>
  );
}
