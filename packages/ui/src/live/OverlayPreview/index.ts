export { OverlayPreview, overlayGrounds, type OverlayGround, type OverlayPreviewProps } from './OverlayPreview.tsx';
