export { OverlayChat, type OverlayChatProps } from './OverlayChat.tsx';
