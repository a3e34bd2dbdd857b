/** One place that the header leads to. */
export interface NavItem {
  id: string;
  /** Words of the tab, in the viewer's language. */
  label: string;
  href: string;
  /** Places under it, shown in a menu on hover; default none. */
  children?: readonly NavItem[];
}
