export { OverlayFrame, overlayPlaces, type OverlayFrameProps, type OverlayItem, type OverlayPlace } from './OverlayFrame.tsx';
