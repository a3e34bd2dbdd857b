import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { HeaderPopover } from '../../frame/Header/HeaderPopover.tsx';
import { UserPanel, type UserPanelProps } from './UserPanel.tsx';

export interface UserMenuPopoverProps extends UserPanelProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Open from the start, because the button was pressed before the panel was there. */
  defaultOpen: boolean;
}

/** The panel of the signed-in member. */
export default function UserMenuPopover({ trigger, defaultOpen, ...panel }: UserMenuPopoverProps) {
  const { t } = useLingui();
  return (
    <HeaderPopover label={t`我的账号`} trigger={trigger} defaultOpen={defaultOpen}>
      <UserPanel {...panel} />
    </HeaderPopover>
  );
}
