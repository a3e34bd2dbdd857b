/** One place that the header leads to. */
export interface NavItem {
  id: string;
  /** Words of the tab, in the viewer's language. */
  label: string;
  href: string;
  /** Places under it, shown in a menu on hover; default none. */
  children?: readonly NavItem[];
}

/** Id of the menu of the tabs that found no room. */
export const moreId = 'more';

/** What the row of tabs shows. */
export interface NavTabs {
  items: readonly NavItem[];
  /** How many tabs have room; the others stand under 更多. */
  shown: number;
  /** Whether a tab is the current page, or holds it. */
  isCurrent: (item: NavItem) => boolean;
}

/** Where somebody was when the code of the menus came. */
export interface NavStart {
  /** Id of the tab, or `moreId`. */
  id: string;
  /** What they did there: a mouse rests on the tab, the focus stands on it, or its menu was asked for by a key or press. */
  by: 'hover' | 'focus' | 'ask';
}
