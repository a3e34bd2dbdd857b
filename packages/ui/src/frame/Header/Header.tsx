import { forwardRef, type ReactNode } from 'react';
import { Logo } from '../Logo/index.ts';
import * as css from './Header.css.ts';
import { HeaderNav } from './HeaderNav.tsx';
import type { NavItem } from './Header.types.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface HeaderProps extends RootProps {
  /** Name of the site in Latin letters, from the settings. */
  siteName: string;
  /** Name of the site in the viewer's script; default none. */
  localName?: string;
  /** Address of the logo's link; default `/`. */
  homeHref?: string;
  /** Tabs; only the given ones are shown. */
  items: readonly NavItem[];
  /** Id of the tab, or of an entry under one, that is the current page. */
  currentId?: string;
  /** The search box; default none. */
  search?: ReactNode;
  /** The language switch; default none. */
  language?: ReactNode;
  /** `HeaderAction`s: download, go live, bell; default none. */
  actions?: ReactNode;
  /** The member's menu, or log in and register; default none. */
  account?: ReactNode;
  /** Slides away, as when the page is scrolled past 60 px; keyboard focus inside brings it back. Default false. */
  hidden?: boolean;
  /** As wide as a room, which grows wider than other pages; default false. */
  wide?: boolean;
}

/** The frame's top: deep turf in both themes, 60 px high, one line at every width from 500 px on. */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(
  { siteName, localName, homeHref = '/', items, currentId, search, language, actions, account, hidden = false, wide = false, ...root },
  ref,
) {
  return (
    <header className={css.header} data-hidden={hidden || undefined} data-wide={wide || undefined} ref={ref} {...rootOf(root)}>
      <div className={css.inner}>
        <Logo name={siteName} localName={localName} href={homeHref} />
        <HeaderNav items={items} currentId={currentId} />
        {search && <div className={css.search}>{search}</div>}
        <div className={css.actions}>
          {language}
          {actions}
          {account}
        </div>
      </div>
    </header>
  );
});
