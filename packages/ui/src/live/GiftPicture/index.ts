export { GiftPicture, type GiftPictureProps } from './GiftPicture.tsx';
export type { Gift } from './gift.ts';
