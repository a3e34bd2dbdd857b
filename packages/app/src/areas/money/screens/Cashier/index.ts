export { CashierScreen as Component } from './CashierScreen.tsx';
