import type { ReactNode } from 'react';
import { Tooltip } from '../../actions/Tooltip/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { useRail } from './rail.ts';
import * as css from './Sidebar.css.ts';

export interface SidebarLinkProps {
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
export function SidebarLink({ label, href, icon, look, current = false, count }: SidebarLinkProps) {
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
