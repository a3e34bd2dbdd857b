import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode, type Ref } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { HeaderAction } from '../../frame/Header/HeaderAction.tsx';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import * as css from './UserMenu.css.ts';
import type { Member, MemberPlace } from './UserMenu.types.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';

export interface UserMenuProps extends OpenProps, RootProps {
  /** Signed-in member; `null` for a visitor, who is offered to log in. */
  member: Member | null;
  /** Called when the visitor wants to log in. */
  onLogin: () => void;
  /** Called when the member wants to sign out. */
  onLogout: () => void;
  /** Called when the visitor wants to register; without it only 登录 is offered. */
  onRegister?: () => void;
  /** Addresses of the member's own pages; one without an address is not shown, 申请主播 only to members who are not anchors. Default none. */
  places?: Partial<Record<MemberPlace, string>>;
  /** Address of the top-up page; default none. */
  rechargeHref?: string;
  /** Further blocks between the balance and the links: a compact `SignInStrip`, a compact `TaskList`; default none. */
  children?: ReactNode;
}

const load = () => import('./UserMenuPopover.tsx');

/**
 * The right end of the header: the member's picture with their panel, or the login button.
 * The panel's code loads when the picture is first approached.
 */
export const UserMenu = forwardRef<HTMLElement, UserMenuProps>(function UserMenu(
  { member, onLogin, onRegister, places = {}, ...panel },
  ref,
) {
  const { t } = useLingui();
  const { Loaded, approach, pressed } = useDeferred(load, member ? panel : undefined);
  if (!member) {
    return (
      <span className={css.visitor} ref={ref} {...rootOf(panel)}>
        {onRegister && <HeaderAction onClick={onRegister}>{t`注册`}</HeaderAction>}
        <HeaderAction tone="chalk" onClick={onLogin}>{t`登录`}</HeaderAction>
      </span>
    );
  }
  const { nickname } = member;
  const trigger = (
    <button
      type="button"
      className={css.trigger}
      aria-label={t`我的账号：${nickname}`}
      aria-haspopup="dialog"
      {...approach}
      ref={ref as Ref<HTMLButtonElement>}
      {...rootOf(panel)}
    >
      <Avatar seed={member.id} src={member.avatarUrl} size={34} />
    </button>
  );
  return Loaded ? <Loaded member={member} trigger={trigger} pressed={pressed} places={places} {...panel} /> : trigger;
});
