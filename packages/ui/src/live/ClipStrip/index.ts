export { ClipStrip, type ClipStripProps } from './ClipStrip.tsx';
