export { WalletPage as default } from './WalletPage.wired.tsx';
