export {
  LinkTabs,
  tabPanel,
  Tabs,
  type LinkTab,
  type LinkTabsProps,
  type PanelTab,
  type PanelTabsProps,
  type TabPanelAttributes,
} from './Tabs.tsx';
