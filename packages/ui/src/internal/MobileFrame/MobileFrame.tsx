import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../frame/Logo/index.ts';
import * as css from './MobileFrame.css.ts';

/** A place that the frame leads to. */
export interface MobilePlace {
  href: string;
  label: string;
  /** An icon of 20 px; for the places at the bottom. */
  icon?: ReactNode;
  /** The place that is shown now; default false. */
  current?: boolean;
}

export interface MobileFrameProps {
  /** Name of the site, shown as its logo; left out where there is a `title`. */
  brand?: { name: string; localName?: string; href: string };
  /** Name of a page that has one purpose. */
  title?: string;
  /** Close button of a page with a `title`: its address and its name. */
  close?: { href: string; label: string };
  /** Controls at the end of the bar. */
  actions?: ReactNode;
  /** Tabs of the listed kinds, under the bar. */
  tabs?: { label: string; items: readonly MobilePlace[] };
  /** The places of the site, at the bottom. */
  nav?: { label: string; items: readonly MobilePlace[] };
  /** The acts of the page, at its bottom. */
  foot?: ReactNode;
  /** The page; a host puts its `main` around it. */
  children: ReactNode;
}

const currentOf = (current: boolean | undefined) => (current ? 'page' : undefined);

/** The frame of a page on a phone: a bar in turf, the page, and its acts or the places of the site at the bottom. */
export function MobileFrame({ brand, title, close, actions, tabs, nav, foot, children }: MobileFrameProps) {
  return (
    <div className={css.frame}>
      <header className={css.top}>
        <div className={css.bar}>
          {close && (
            <a className={css.back} href={close.href} aria-label={close.label}>
              <X size={20} aria-hidden />
            </a>
          )}
          {title !== undefined ? (
            <h1 className={css.heading}>{title}</h1>
          ) : (
            <span className={css.grow}>{brand && <Logo {...brand} />}</span>
          )}
          {actions && <span className={css.actions}>{actions}</span>}
        </div>
        {tabs && (
          <nav className={css.tabs} aria-label={tabs.label}>
            {tabs.items.map(({ href, label, current }) => (
              <a key={href} className={css.tab} href={href} aria-current={currentOf(current)}>
                {label}
              </a>
            ))}
          </nav>
        )}
      </header>
      <div className={css.content}>{children}</div>
      {foot && <div className={css.foot}>{foot}</div>}
      {nav && (
        <nav className={css.nav} aria-label={nav.label}>
          {nav.items.map(({ href, label, icon, current }) => (
            <a key={href} className={css.place} href={href} aria-current={currentOf(current)}>
              {icon}
              {label}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
