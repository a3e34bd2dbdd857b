export { BroadcastBar, broadcastBarStates, type BroadcastBarProps, type BroadcastBarState, type BroadcastFigure } from './BroadcastBar.tsx';
