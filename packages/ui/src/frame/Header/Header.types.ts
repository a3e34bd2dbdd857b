/** One link of the header. */
export interface NavItem {
  id: string;
  /** Label of the tab, in the viewer's language. */
  label: string;
  href: string;
  /** Places under it, shown in a menu on hover; default none. */
  children?: readonly NavItem[];
}

/** Id of the menu of the tabs that found no room. */
export const moreId = 'more';

/** Content of the row of tabs. */
export interface NavTabs {
  items: readonly NavItem[];
  /** Number of tabs that fit; the others are under 更多. */
  shown: number;
  /** Whether a tab is the current page, or contains it. */
  isCurrent: (item: NavItem) => boolean;
}

/** Interaction under way when the code of the menus arrived. */
export interface NavStart {
  /** Id of the tab, or `moreId`. */
  id: string;
  /** Kind of interaction: a mouse rests on the tab, the focus is on it, or a key or press asked for its menu. */
  by: 'hover' | 'focus' | 'ask';
}
