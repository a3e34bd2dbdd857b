import { Popover } from '@base-ui/react/popover';
import { useLingui } from '@lingui/react/macro';
import { House, Mic, RadioTower, UserRound, Wallet, type LucideIcon } from 'lucide-react';
import * as css from './UserMenu.css.ts';
import { memberPlaces, type MemberPlace } from './UserMenu.types.ts';

export interface PanelLinksProps {
  /** Addresses of the member's pages; one without an address is not shown. */
  places: Partial<Record<MemberPlace, string>>;
  /** Whether the member is an anchor: then 主播中心 replaces 申请主播. */
  isAnchor: boolean;
}

const icons: Record<MemberPlace, LucideIcon> = { persona: UserRound, space: House, wallet: Wallet, apply: Mic, studio: RadioTower };

/** Links to the member's own places; one that is followed closes the panel. */
export function PanelLinks({ places, isAnchor }: PanelLinksProps) {
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
          <li key={place}>
            <Popover.Close
              nativeButton={false}
              role={undefined}
              className={css.link}
              render={
                <a href={places[place]}>
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
