export { SpendGuard, type SpendGuardProps } from './SpendGuard.tsx';
export { SpendGuardPanel, type SpendGuardPanelProps } from './SpendGuardPanel.tsx';
export { limitDefault, undoFromDefault, type SpendLimits } from './spendGuard.ts';
