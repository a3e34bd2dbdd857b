import type { ReactNode } from 'react';

/** One link of the sidebar. */
export interface SidebarItem {
  id: string;
  /** Label of the entry, in the viewer's language; on the rail it is the hint. */
  label: string;
  /** A 20 px icon. */
  icon: ReactNode;
  href: string;
  /** Count, such as live rooms of a category; without one nothing is shown. */
  count?: number;
}

/** Entries that belong together. */
export interface SidebarGroup {
  id: string;
  /** Heading over the entries; default none. */
  label?: string;
  items: readonly SidebarItem[];
}

/** A followed anchor who is live. */
export interface SidebarAnchor {
  id: string;
  nickname: string;
  avatarUrl?: string;
  /** Match that they show: 热刺 2-2 纽卡. */
  showing: string;
  href: string;
}
