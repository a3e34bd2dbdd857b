import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { count as countText, panel, strip, tab } from '../../theme/recipes/tabs.css.ts';

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
  /** `line` under a title, `segmented` for a choice in a tool bar, `chips` for many of which one may be chosen; default `line`. */
  look?: 'line' | 'segmented' | 'chips';
  /** Words of 14 or 16 px; default `m`. */
  size?: 'm' | 'l';
}

/** Tabs without a panel tell a screen reader of one that is not there: what only chooses a value is a `SegmentedControl`. */
export type PanelTabsProps<Id extends string = string> = TabsBase<Id> & {
  tabs: readonly PanelTab<Id>[];
  onValueChange: (value: Id) => void;
} & (
    | { /** Content of the tab that is shown. */ children: ReactNode; controls?: undefined }
    | { children?: undefined; /** Id of the panel that stands elsewhere: spread `tabPanel(id, value)` on its element. */ controls: string }
  );

export interface LinkTabsProps<Id extends string = string> extends TabsBase<Id> {
  tabs: readonly LinkTab<Id>[];
}

const words = ({ label, count }: TabBase<string>) => (
  <>
    {label}
    {count !== undefined && <span className={countText}>{count}</span>}
  </>
);

const tabOf = (panel: string, value: string) => `${panel}-${value}`;

/** What the element spreads that is the panel of tabs standing elsewhere. */
export interface TabPanelAttributes {
  role: 'tabpanel';
  id: string;
  'aria-labelledby': string;
}

/**
 * Attributes for the panel of `Tabs` that stand in another place, as in a title.
 * @param id of the panel, the `controls` of its tabs
 * @param value the tab that is shown
 */
export const tabPanel = (id: string, value: string): TabPanelAttributes => ({ role: 'tabpanel', id, 'aria-labelledby': tabOf(id, value) });

/** A row of tabs over one panel, below it or elsewhere: arrows move between them, Enter or Space shows. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onValueChange,
  look = 'line',
  size = 'm',
  controls,
  children,
}: PanelTabsProps<Id>) {
  const joined = (id: Id) => controls !== undefined && { id: tabOf(controls, id), ...(id === value && { 'aria-controls': controls }) };
  return (
    <Base.Root value={value} onValueChange={(next: Id) => onValueChange(next)}>
      <Base.List className={strip({ look })} aria-label={label}>
        {tabs.map((item) => (
          <Base.Tab key={item.id} value={item.id} disabled={item.disabled} className={tab({ look, size })} {...joined(item.id)}>
            {words(item)}
          </Base.Tab>
        ))}
      </Base.List>
      {controls === undefined && (
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
