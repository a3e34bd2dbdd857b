export { TransferPage as default } from './TransferPage.wired.tsx';
