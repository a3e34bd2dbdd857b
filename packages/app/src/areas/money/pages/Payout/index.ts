export { PayoutPage as default } from './PayoutPage.tsx';
