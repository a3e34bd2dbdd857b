export { MessengerFrame, type MessengerFrameProps, type MessengerPlace } from './MessengerFrame.tsx';
