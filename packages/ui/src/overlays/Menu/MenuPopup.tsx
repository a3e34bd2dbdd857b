import { Menu as Base } from '@base-ui/react/menu';
import { forwardRef } from 'react';
import { usePressedAgain } from '../../theme/UiProvider/deferred.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import type { MenuProps } from './Menu.types.ts';
import { layer, popup } from './Menu.css.ts';
import { MenuEntries } from './MenuEntries.tsx';
import { rootOf } from '../../theme/root.ts';

interface MenuPopupProps extends MenuProps {
  /** The control was pressed before this code was there. */
  pressed: boolean;
}

/** The control of a menu, with its popup. */
const MenuPopup = forwardRef<HTMLDivElement, MenuPopupProps>(function MenuPopup(
  { trigger, entries, side = 'bottom', align = 'start', defaultOpen, open, onOpenChange, pressed, ...root },
  ref,
) {
  const theme = usePortalTheme();
  const button = usePressedAgain(pressed);
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen} open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger ref={button} render={trigger} />
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
export default MenuPopup;
