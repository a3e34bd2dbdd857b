import { Popover } from '@base-ui/react/popover';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { usePortalTheme, usePressedAgain } from '../UiProvider/index.ts';
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
  const button = usePressedAgain(defaultOpen);
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
