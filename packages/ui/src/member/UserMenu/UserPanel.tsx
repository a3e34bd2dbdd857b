import { Popover } from '@base-ui/react/popover';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut, House, Mic, RadioTower, UserRound, Wallet, type LucideIcon } from 'lucide-react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { useFormat } from '../../format/index.ts';
import { Gem } from '../../format/PriceTag/index.ts';
import { LevelBadge } from '../../live/LevelBadge/index.ts';
import * as css from './UserMenu.css.ts';
import { type Member, type MemberPlace, memberPlaces } from './UserMenu.types.ts';
import { bare } from '../../theme/bare.css.ts';

interface PanelLinksProps {
  /** Addresses of the member's pages; one without an address is not shown. */
  places: Partial<Record<MemberPlace, string>>;
  /** Whether the member is an anchor: then 主播中心 replaces 申请主播. */
  isAnchor: boolean;
}

const icons: Record<MemberPlace, LucideIcon> = { persona: UserRound, space: House, wallet: Wallet, apply: Mic, studio: RadioTower };

/** Links to the member's own places; one that is followed closes the panel. */
function PanelLinks({ places, isAnchor }: PanelLinksProps) {
  const { t } = useLingui();
  const names: Record<MemberPlace, string> = {
    persona: t`个人主页`,
    space: t`我的空间`,
    wallet: t`我的钱包`,
    apply: t`申请主播`,
    studio: t`主播中心`,
  };
  const others: MemberPlace = isAnchor ? 'apply' : 'studio';
  const shown = memberPlaces.filter((place) => places[place] !== undefined && place !== others);
  if (shown.length === 0) return null;
  return (
    <ul className={css.links}>
      {shown.map((place) => {
        const Icon = icons[place];
        return (
          <li className={bare} key={place}>
            <Popover.Close
              nativeButton={false}
              role={undefined}
              className={css.link}
              render={
                <a className={bare} href={places[place]}>
                  <Icon size={20} aria-hidden />
                  {names[place]}
                </a>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Progress to the next level, for the width of the bar. */
const share = ({ value, next }: NonNullable<Member['experience']>): CSSProperties & Record<'--share', number> => ({
  '--share': Math.min(1, value / next),
});

export interface UserPanelProps {
  member: Member;
  /** Addresses of the member's own pages; one without an address is not shown. */
  places: Partial<Record<MemberPlace, string>>;
  /** Address of the top-up page; without it the link is hidden. */
  rechargeHref?: string;
  onLogout: () => void;
  /** Further blocks between the balance and the links. */
  children?: ReactNode;
}

/** Panel under the member's picture: the member, the balances, the member's pages, and logging out. */
export function UserPanel({ member, places, rechargeHref, onLogout, children }: UserPanelProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { nickname, level, experience, diamonds } = member;
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <Avatar seed={member.id} src={member.avatarUrl} size={56} />
        <div className={css.who}>
          <div className={css.line}>
            <b className={css.nickname}>{nickname}</b>
            <Level level={level} iconUrl={member.levelIconUrl} />
          </div>
          {experience && (
            <div className={css.line}>
              <div
                className={css.track}
                role="progressbar"
                aria-label={t`经验`}
                aria-valuemin={0}
                aria-valuenow={experience.value}
                aria-valuemax={experience.next}
              >
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
        <Gem size={20} />
        <b className={css.amount}>{format.integer(diamonds)}</b>
        <span className={css.unit}>
          <Trans>黄钻余额</Trans>
        </span>
        {rechargeHref && (
          <Popover.Close
            nativeButton={false}
            role={undefined}
            className={css.recharge}
            render={<a className={bare} href={rechargeHref}>{t`充值`}</a>}
          />
        )}
      </div>
      {children}
      <PanelLinks places={places} isAnchor={member.isAnchor ?? false} />
      <Popover.Close className={css.logout} onClick={onLogout}>
        <LogOut size={16} aria-hidden />
        <Trans>退出登录</Trans>
      </Popover.Close>
    </div>
  );
}

/** The level's own icon where the site has one, else the drawn badge. */
function Level({ level, iconUrl }: { level?: number; iconUrl?: string }) {
  const { t } = useLingui();
  const [broken, setBroken] = useState<string>();
  if (iconUrl && iconUrl !== broken)
    return (
      <img
        className={css.levelIcon}
        src={iconUrl}
        alt={level === undefined ? t`等级` : t`等级 ${level}`}
        height={18}
        onError={() => setBroken(iconUrl)}
      />
    );
  return level === undefined ? null : <LevelBadge level={level} />;
}
