export { SyncBars, type SyncBarsItem, type SyncBarsProps } from './SyncBars.tsx';
