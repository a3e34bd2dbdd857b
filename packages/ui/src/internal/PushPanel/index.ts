export { PushPanel, pushPanelKinds, pushPanelScopes, type PushPanelProps, type PushPanelWishes } from './PushPanel.tsx';
