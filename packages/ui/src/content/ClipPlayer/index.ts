export { ClipPlayer, type ClipPlayerProps } from './ClipPlayer.tsx';
