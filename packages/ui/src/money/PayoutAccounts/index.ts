export { PayoutAccounts, type PayoutAccountChoice, type PayoutAccountsProps } from './PayoutAccounts.tsx';
