import { Popover } from '@base-ui/react/popover';
import { useLingui } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { HeaderAction } from '../Header/HeaderAction.tsx';
import { usePortalTheme } from '../UiProvider/index.ts';
import * as css from './UserMenu.css.ts';
import type { Member, UserMenuLink } from './UserMenu.types.ts';
import { UserPanel } from './UserPanel.tsx';

export interface UserMenuProps {
  /** Who is signed in; `null` for a visitor, who is offered to log in. */
  member: Member | null;
  /** The visitor wants to log in. */
  onLogin: () => void;
  /** The member wants to sign out. */
  onLogout: () => void;
  /** Places of the member's own; default none. */
  links?: readonly UserMenuLink[];
  /** Where diamonds are bought; default none. */
  rechargeHref?: string;
  /** Further blocks between the balance and the links, such as the sign-in strip; default none. */
  children?: ReactNode;
}

/** The right end of the header: the member's picture with their panel, or the way in. */
export function UserMenu({ member, onLogin, onLogout, links = [], rechargeHref, children }: UserMenuProps) {
  const { t } = useLingui();
  const portal = usePortalTheme();
  if (!member) return <HeaderAction icon={<LogIn size={20} aria-hidden />} onClick={onLogin}>{t`登录`}</HeaderAction>;
  const { nickname } = member;
  return (
    <Popover.Root>
      <Popover.Trigger className={css.trigger} aria-label={t`我的账号：${nickname}`}>
        <Avatar seed={member.id} src={member.avatarUrl} size={34} />
      </Popover.Trigger>
      <Popover.Portal>
        <div {...portal}>
          <Popover.Positioner className={css.positioner} align="end" sideOffset={13} collisionPadding={8}>
            <Popover.Popup className={css.panel} aria-label={t`我的账号`}>
              <UserPanel member={member} links={links} rechargeHref={rechargeHref} onLogout={onLogout}>
                {children}
              </UserPanel>
            </Popover.Popup>
          </Popover.Positioner>
        </div>
      </Popover.Portal>
    </Popover.Root>
  );
}
