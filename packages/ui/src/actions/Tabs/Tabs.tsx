import { useId, useRef, useState, type ForwardedRef, type KeyboardEvent, type ReactNode } from 'react';
import { count as countText, panel, strip, tab } from '../../theme/recipes/tabs.css.ts';
import { forwardRef, rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

interface TabBase<Id extends string> {
  id: Id;
  /** A word or two. */
  label: ReactNode;
  /** Count behind the tab, formatted for display. */
  count?: ReactNode;
}

/** A tab that shows a panel in place. */
export interface PanelTab<Id extends string = string> extends TabBase<Id> {
  href?: undefined;
  disabled?: boolean;
}

/** A tab with a route of its own. */
export interface LinkTab<Id extends string = string> extends TabBase<Id> {
  href: string;
}

interface TabsBase extends RootProps {
  /** Names the group for screen readers. */
  label: string;
  /**
   * Looks: `line` under a title, `segmented` for a choice in a tool bar, `chips` for many options, of which one may be chosen; default
   * `line`.
   */
  look?: 'line' | 'segmented' | 'chips';
  /** Text of 14 or 16 px; default `m`. */
  size?: 'm' | 'l';
  /** Closer together, as in a narrow column; only of the look `line`. */
  dense?: boolean;
}

/** Tabs without a panel would announce one that does not exist: to choose a value use `SegmentedControl`. */
export type PanelTabsProps<Id extends string = string> = TabsBase & {
  tabs: readonly PanelTab<Id>[];
  /** Id of the tab shown. */
  value?: Id;
  /** Tab shown first when `value` is left out (uncontrolled). Default the first. */
  defaultValue?: Id;
  onValueChange?: (value: Id) => void;
} & (
    | { /** Content of the tab that is shown. */ children: ReactNode; controls?: undefined }
    | { children?: undefined; /** Id of the panel that stands elsewhere: spread `tabPanel(id, value)` on its element. */ controls: string }
  );

export interface LinkTabsProps<Id extends string = string> extends TabsBase {
  tabs: readonly LinkTab<Id>[];
  /** Id of the tab that is the current page. */
  value: Id;
}

const words = ({ label, count }: TabBase<string>) => (
  <>
    {label}
    {count !== undefined && <span className={countText}>{count}</span>}
  </>
);

const tabOf = (panel: string, value: string) => `${panel}-${value}`;

/** Attributes for the panel of tabs that stand elsewhere. */
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

/** The place that a key leads to in a row; undefined for other keys. */
const stepOf = (key: string, at: number, last: number): number | undefined =>
  ({ ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last })[key];

/** A row of tabs over one panel, below it or elsewhere: arrows move between them, Enter or Space shows. */
export const Tabs = forwardRef(function Tabs<Id extends string>(
  {
    label,
    tabs,
    value: given,
    defaultValue,
    onValueChange: notifyChange,
    look = 'line',
    size = 'm',
    dense = false,
    controls,
    children,
    ...root
  }: PanelTabsProps<Id>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const [value, onValueChange] = useControllableState<Id | undefined, Id>(given, defaultValue ?? tabs[0]?.id, notifyChange);
  const own = useId();
  const panelId = controls ?? own;
  const list = useRef<HTMLDivElement>(null);
  /** Tab that holds the keyboard focus, until it leaves the row. The row is one tab stop, at the tab that is shown. */
  const [at, setAt] = useState<Id>();
  const stop = at ?? (tabs.some(({ id }) => id === value) ? value : tabs.find(({ disabled }) => !disabled)?.id);
  const handleKey = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]') ?? [])];
    const next = stepOf(event.key, all.indexOf(event.target as HTMLButtonElement), all.length - 1);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <div ref={ref} {...rootOf(root)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={strip({ look, isDense: dense })}
        onKeyDown={handleKey}
        onBlur={() => setAt(undefined)}
      >
        {tabs.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={tabOf(panelId, item.id)}
            aria-selected={item.id === value}
            aria-controls={item.id === value ? panelId : undefined}
            tabIndex={item.id === stop ? 0 : -1}
            aria-disabled={item.disabled || undefined}
            data-disabled={item.disabled ? '' : undefined}
            className={tab({ look, size })}
            onFocus={() => setAt(item.id)}
            onClick={() => !item.disabled && item.id !== value && onValueChange(item.id)}
          >
            {words(item)}
          </button>
        ))}
      </div>
      {controls === undefined && (
        <div key={value} {...tabPanel(panelId, value ?? '')} tabIndex={0} className={panel}>
          {children}
        </div>
      )}
    </div>
  );
});

/** The same row where each tab is a route: plain links, the current one marked. */
export const LinkTabs = forwardRef(function LinkTabs<Id extends string>(
  { label, tabs, value, look = 'line', size = 'm', dense = false, ...root }: LinkTabsProps<Id>,
  ref: ForwardedRef<HTMLElement>,
) {
  return (
    <nav className={strip({ look, isDense: dense })} aria-label={label} ref={ref} {...rootOf(root)}>
      {tabs.map((item) => (
        <a key={item.id} href={item.href} aria-current={item.id === value ? 'page' : undefined} className={tab({ look, size })}>
          {words(item)}
        </a>
      ))}
    </nav>
  );
});
