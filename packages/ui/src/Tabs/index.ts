export { LinkTabs, Tabs, type LinkTab, type LinkTabsProps, type PanelTab, type PanelTabsProps } from './Tabs.tsx';
