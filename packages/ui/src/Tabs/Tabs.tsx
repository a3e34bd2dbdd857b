import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { count as countText, panel, strip, tab } from './Tabs.css.ts';

interface TabBase<Id extends string> {
  id: Id;
  /** A word or two. */
  label: ReactNode;
  /** How many are behind it, ready for display. */
  count?: ReactNode;
}

/** A tab that shows a panel in place. */
export interface PanelTab<Id extends string = string> extends TabBase<Id> {
  href?: undefined;
  disabled?: boolean;
}

/** A tab that is a route of its own. */
export interface LinkTab<Id extends string = string> extends TabBase<Id> {
  href: string;
}

interface TabsBase<Id extends string> {
  /** Names the group for screen readers. */
  label: string;
  /** Which tab is shown. */
  value: Id;
  /** `line` under a title, `segmented` for a choice in a tool bar; default `line`. */
  look?: 'line' | 'segmented';
  /** Words of 14 or 16 px; default `m`. */
  size?: 'm' | 'l';
}

export interface PanelTabsProps<Id extends string = string> extends TabsBase<Id> {
  tabs: readonly PanelTab<Id>[];
  onValueChange: (value: Id) => void;
  /** Content of the tab that is shown. */
  children?: ReactNode;
}

export interface LinkTabsProps<Id extends string = string> extends TabsBase<Id> {
  tabs: readonly LinkTab<Id>[];
}

const words = ({ label, count }: TabBase<string>) => (
  <>
    {label}
    {count !== undefined && <span className={countText}>{count}</span>}
  </>
);

/** A row of tabs over one panel: arrows move between them, Enter or Space shows. */
export function Tabs<Id extends string>({ label, tabs, value, onValueChange, look = 'line', size = 'm', children }: PanelTabsProps<Id>) {
  return (
    <Base.Root value={value} onValueChange={(next: Id) => onValueChange(next)}>
      <Base.List className={strip({ look })} aria-label={label}>
        {tabs.map((item) => (
          <Base.Tab key={item.id} value={item.id} disabled={item.disabled} className={tab({ look, size })}>
            {words(item)}
          </Base.Tab>
        ))}
      </Base.List>
      {children !== undefined && (
        <Base.Panel key={value} value={value} className={panel}>
          {children}
        </Base.Panel>
      )}
    </Base.Root>
  );
}

/** The same row where each tab is a route: plain links, the current one marked. */
export function LinkTabs<Id extends string>({ label, tabs, value, look = 'line', size = 'm' }: LinkTabsProps<Id>) {
  return (
    <nav className={strip({ look })} aria-label={label}>
      {tabs.map((item) => (
        <a key={item.id} href={item.href} aria-current={item.id === value ? 'page' : undefined} className={tab({ look, size })}>
          {words(item)}
        </a>
      ))}
    </nav>
  );
}
