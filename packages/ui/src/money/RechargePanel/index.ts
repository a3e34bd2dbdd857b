export { customAmount, RechargePanel, type RechargePanelProps } from './RechargePanel.tsx';
