export { TransferPage as default } from './TransferPage.tsx';
