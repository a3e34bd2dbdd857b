export { OverlaysPage as default } from './OverlaysPage.tsx';
