export { PayoutPage as default } from './PayoutPage.wired.tsx';
