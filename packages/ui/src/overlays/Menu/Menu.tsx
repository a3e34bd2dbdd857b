import { Menu as Base } from '@base-ui/react/menu';
import { forwardRef, type ReactElement } from 'react';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { layer, popup } from './Menu.css.ts';
import { MenuEntries } from './MenuEntries.tsx';
import type { MenuEntry } from './entry.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface MenuProps extends RootProps {
  /** The control that opens it; one element that takes a ref and spreads its props. Its name is the menu's name. */
  trigger: ReactElement;
  /** The lines, from top to bottom. */
  entries: readonly MenuEntry[];
  /** Side of the trigger where there is room; default `bottom`. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Which edges line up; default `start`. */
  align?: 'start' | 'center' | 'end';
  defaultOpen?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Acts on one thing, behind one control: arrow keys, first letters, Escape, and the focus returns. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { trigger, entries, side = 'bottom', align = 'start', defaultOpen, open, onOpenChange, ...root },
  ref,
) {
  const theme = usePortalTheme();
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen} open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <div {...theme}>
          <Base.Positioner className={layer} side={side} align={align} sideOffset={6} collisionPadding={12}>
            <Base.Popup className={popup} ref={ref} {...rootOf(root)}>
              <MenuEntries entries={entries} />
            </Base.Popup>
          </Base.Positioner>
        </div>
      </Base.Portal>
    </Base.Root>
  );
});
