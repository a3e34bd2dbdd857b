import { Popover } from '@base-ui/react/popover';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { useFormat } from '../format/index.ts';
import { LevelBadge } from '../LevelBadge/index.ts';
import * as css from './UserMenu.css.ts';
import type { Member, UserMenuLink } from './UserMenu.types.ts';

/** The part of the way to the next level that is done, for the width of the bar. */
const share = ({ value, next }: NonNullable<Member['experience']>): CSSProperties & Record<'--share', number> => ({ '--share': Math.min(1, value / next) });

export interface UserPanelProps {
  member: Member;
  links: readonly UserMenuLink[];
  /** Where diamonds are bought; without it the way there is hidden. */
  rechargeHref?: string;
  onLogout: () => void;
  /** Further blocks between the balance and the links. */
  children?: ReactNode;
}

/** What opens under the member's picture: who they are, what they own, where their things are, the way out. */
export function UserPanel({ member, links, rechargeHref, onLogout, children }: UserPanelProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { nickname, level, experience, diamonds } = member;
  return (
    <>
      <div className={css.head}>
        <Avatar seed={member.id} src={member.avatarUrl} size={56} />
        <div className={css.who}>
          <div className={css.line}>
            <b className={css.nickname}>{nickname}</b>
            {level !== undefined && <LevelBadge level={level} />}
          </div>
          {experience && (
            <div className={css.line}>
              <div className={css.track} role="progressbar" aria-label={t`经验`} aria-valuemin={0} aria-valuenow={experience.value} aria-valuemax={experience.next}>
                <div className={css.reached} style={share(experience)} />
              </div>
              <span className={css.points} aria-hidden="true">
                {format.integer(experience.value)} / {format.integer(experience.next)}
              </span>
            </div>
          )}
        </div>
      </div>
      <div className={css.balance}>
        <span className={css.gem} aria-hidden="true" />
        <b className={css.amount}>{format.integer(diamonds)}</b>
        <span className={css.unit}>
          <Trans>黄钻余额</Trans>
        </span>
        {rechargeHref && (
          <Popover.Close nativeButton={false} role={undefined} className={css.recharge} render={<a href={rechargeHref}>{t`充值`}</a>} />
        )}
      </div>
      {children}
      {links.length > 0 && (
        <ul className={css.links}>
          {links.map(({ id, label, href, icon }) => (
            <li key={id}>
              <Popover.Close
                nativeButton={false}
                role={undefined}
                className={css.link}
                render={
                  <a href={href}>
                    {icon}
                    {label}
                  </a>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <Popover.Close className={css.logout} onClick={onLogout}>
        <LogOut size={16} aria-hidden />
        <Trans>退出登录</Trans>
      </Popover.Close>
    </>
  );
}
