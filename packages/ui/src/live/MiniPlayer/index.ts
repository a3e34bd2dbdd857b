export { MiniPlayer, type MiniPlayerProps, type MiniPlayerRoom } from './MiniPlayer.tsx';
export { miniCorners, type MiniCorner } from './corners.ts';
