export { CashierScreen as Component } from './CashierScreen.wired.tsx';
