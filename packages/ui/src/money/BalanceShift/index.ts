export { BalanceShift, type BalanceShiftProps, type BalanceSide } from './BalanceShift.tsx';
