import { Popover } from '@base-ui/react/popover';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import { usePortalTheme } from '../UiProvider/index.ts';
import * as css from './UserMenu.css.ts';
import type { Member } from './UserMenu.types.ts';
import { UserPanel, type UserPanelProps } from './UserPanel.tsx';

export interface UserMenuPopoverProps extends UserPanelProps {
  member: Member;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Open from the start, because the button was pressed before the panel was there. */
  defaultOpen: boolean;
}

/** The panel of the signed-in member. */
export default function UserMenuPopover({ trigger, defaultOpen, ...panel }: UserMenuPopoverProps) {
  const { t } = useLingui();
  const portal = usePortalTheme();
  const button = useRef<HTMLButtonElement>(null);
  // Pressed again on the person's behalf, so that the panel takes the focus as after any press.
  useEffect(() => {
    if (defaultOpen) button.current?.click();
  }, [defaultOpen]);
  return (
    <Popover.Root>
      <Popover.Trigger ref={button} render={trigger} openOnHover delay={120} closeDelay={200} />
      <Popover.Portal>
        <div {...portal}>
          <Popover.Positioner className={css.positioner} align="end" sideOffset={13} collisionPadding={8}>
            <Popover.Popup className={css.panel} aria-label={t`我的账号`}>
              <UserPanel {...panel} />
            </Popover.Popup>
          </Popover.Positioner>
        </div>
      </Popover.Portal>
    </Popover.Root>
  );
}
