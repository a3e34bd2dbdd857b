import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { HeaderPopover } from '../../frame/Header/HeaderPopover.tsx';
import type { OpenProps } from '../../theme/useControllableState.ts';
import { UserPanel, type UserPanelProps } from './UserPanel.tsx';

export interface UserMenuPopoverProps extends UserPanelProps, OpenProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The button was pressed before the panel's code was there. */
  pressed: boolean;
}

/** The panel of the signed-in member. */
export default function UserMenuPopover({ trigger, pressed, open, defaultOpen, onOpenChange, ...panel }: UserMenuPopoverProps) {
  const { t } = useLingui();
  return (
    <HeaderPopover label={t`我的账号`} {...{ trigger, pressed, open, defaultOpen, onOpenChange }}>
      <UserPanel {...panel} />
    </HeaderPopover>
  );
}
