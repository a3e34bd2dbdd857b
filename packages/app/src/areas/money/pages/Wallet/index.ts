export { WalletPage as default } from './WalletPage.tsx';
