export { CashierFrame, type CashierFrameProps } from './CashierFrame.tsx';
