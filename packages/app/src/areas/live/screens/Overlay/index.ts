export { Overlay } from './Overlay.tsx';
export { openOverlay } from './overlay.store.ts';
