export { QrCode, qrStates, type QrCodeProps, type QrState } from './QrCode.tsx';
