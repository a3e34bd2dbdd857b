import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode } from 'react';
import * as css from './MemberMenu.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** A page of the member's own. */
export interface MemberMenuItem {
  id: string;
  label: string;
  href: string;
  /** A 16 px icon. */
  icon: ReactNode;
  /** Number of waiting items; more than 99 are shown as 99+. */
  count?: number;
  /** A word at the end: 1 待付. */
  hint?: string;
}

/** Pages that belong together. */
export interface MemberMenuGroup {
  id: string;
  /** Name of the group; without one the group is only set apart. */
  label?: string;
  items: readonly MemberMenuItem[];
}

export interface MemberMenuProps extends RootProps {
  groups: readonly MemberMenuGroup[];
  /** The page that is shown. */
  currentId?: string;
  /** Name of the menu for screen readers; default the member's own pages. */
  label?: string;
}

/** A menu of pages that belong together, such as a member's own, 208 px wide. */
export const MemberMenu = forwardRef<HTMLElement, MemberMenuProps>(function MemberMenu({ groups, currentId, label: of, ...root }, ref) {
  const { t } = useLingui();
  return (
    <nav className={css.menu} aria-label={of ?? t`个人中心`} ref={ref} {...rootOf(root)}>
      {groups.map(({ id, label, items }) => (
        <div key={id} role="group" aria-labelledby={label && `member-menu-${id}`}>
          {label && (
            <p id={`member-menu-${id}`} className={css.heading}>
              {label}
            </p>
          )}
          <ul className={bare}>
            {items.map((item) => (
              <li className={bare} key={item.id}>
                <a className={css.link} href={item.href} aria-current={item.id === currentId ? 'page' : undefined}>
                  <span className={css.icon}>{item.icon}</span>
                  {item.label}
                  {item.hint && <span className={css.hint}>{item.hint}</span>}
                  {Boolean(item.count) && <Count value={item.count ?? 0} />}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
});

function Count({ value }: { value: number }) {
  const { t } = useLingui();
  return (
    <span className={css.count} role="img" aria-label={t`${value} 条待处理`}>
      {value > 99 ? '99+' : value}
    </span>
  );
}
