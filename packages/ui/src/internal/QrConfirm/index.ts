export { QrConfirm, type QrConfirmProps, type QrFact } from './QrConfirm.tsx';
