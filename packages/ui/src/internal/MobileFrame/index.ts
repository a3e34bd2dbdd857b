export { MobileFrame, type MobileFrameProps, type MobilePlace } from './MobileFrame.tsx';
export { MobileBlock, MobileWall, type MobileBlockProps, type MobileWallProps } from './MobilePlaces.tsx';
