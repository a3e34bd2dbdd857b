export { Sidebar, type SidebarProps } from './Sidebar.tsx';
export { SidebarFollowed, type SidebarFollowedProps } from './SidebarFollowed.tsx';
export type { SidebarAnchor, SidebarGroup, SidebarItem } from './Sidebar.types.ts';
