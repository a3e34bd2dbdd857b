import { useLingui } from '@lingui/react/macro';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { forwardRef, useId, type ReactNode } from 'react';
import { Tooltip, TooltipGroup } from '../../actions/Tooltip/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { RailContext, useRoomForSidebar, useRail } from './rail.ts';
import * as css from './Sidebar.css.ts';
import type { SidebarGroup, SidebarItem } from './Sidebar.types.ts';
import { useControllableOpen, type OpenProps } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

interface SidebarLinkProps {
  label: string;
  href: string;
  icon: ReactNode;
  /** Look of the link. */
  look: string;
  /** Whether it is the current page; default false. */
  current?: boolean;
  /** Count at the end; default none. */
  count?: number;
}

/** A link of the sidebar: icon and label, on the rail the icon with the label as its hint. */
function SidebarLink({ label, href, icon, look, current = false, count }: SidebarLinkProps) {
  const rail = useRail();
  return (
    <Tooltip content={label} side="right" disabled={!rail}>
      <a className={look} href={href} aria-current={current ? 'page' : undefined}>
        <span className={css.icon}>{icon}</span>
        <span className={rail ? visuallyHidden : css.label}>{label}</span>
        {count !== undefined && <span className={rail ? visuallyHidden : css.count}>{count}</span>}
      </a>
    </Tooltip>
  );
}

export interface SidebarProps extends OpenProps, RootProps {
  /** Entries in groups, a hairline between them. */
  groups: readonly SidebarGroup[];
  /** Id of the entry that is the current page. */
  currentId?: string;
  /**
   * Initial state when `open` is left out (uncontrolled): true is 208 px with words, false a rail of 64 px with icons.
   * Below a window of 992 px it is always the rail. Default true.
   */
  defaultOpen?: boolean;
  /** A `SidebarFollowed`, or an invitation to log in; default none. */
  followed?: ReactNode;
  /** Acts at the end, the first one invites: apply as anchor, download; default none. */
  actions?: readonly SidebarItem[];
}

/** Navigation of the live part of the site. */
export const Sidebar = forwardRef<HTMLElement, SidebarProps>(function Sidebar(
  { groups, currentId, open, defaultOpen = true, onOpenChange, followed, actions = [], ...root },
  ref,
) {
  const { t } = useLingui();
  const id = useId();
  const roomy = useRoomForSidebar();
  const [isOpen, setOpen] = useControllableOpen({ open, defaultOpen, onOpenChange });
  const rail = !isOpen || !roomy;
  const Icon = rail ? PanelLeftOpen : PanelLeftClose;
  const toggle = rail ? t`展开侧栏` : t`收起侧栏`;

  return (
    <RailContext.Provider value={rail}>
      <TooltipGroup>
        <nav className={css.sidebar} data-rail={rail || undefined} aria-label={t`侧栏`} ref={ref} {...rootOf(root)}>
          <div>
            {groups.map((group) => (
              <div key={group.id} className={css.group}>
                {group.label && (
                  <h2 id={`${id}${group.id}`} className={rail ? visuallyHidden : css.heading}>
                    {group.label}
                  </h2>
                )}
                <ul className={css.list} aria-labelledby={group.label && `${id}${group.id}`}>
                  {group.items.map((item) => (
                    <li className={bare} key={item.id}>
                      <SidebarLink
                        label={item.label}
                        href={item.href}
                        icon={item.icon}
                        count={item.count}
                        look={css.entry}
                        current={item.id === currentId}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          {followed}
          {actions.length > 0 && (
            <div className={css.actions}>
              {actions.map((action, index) => (
                <SidebarLink
                  key={action.id}
                  label={action.label}
                  href={action.href}
                  icon={action.icon}
                  look={index === 0 ? css.invite : css.standBy}
                />
              ))}
            </div>
          )}
          {roomy && (
            <Tooltip content={toggle} side="right" disabled={!rail}>
              <button type="button" className={css.entry} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                <Icon className={css.icon} size={20} aria-hidden />
                <span className={rail ? visuallyHidden : css.label}>{toggle}</span>
              </button>
            </Tooltip>
          )}
        </nav>
      </TooltipGroup>
    </RailContext.Provider>
  );
});
