export { Lightbox, type LightboxProps } from './Lightbox.tsx';
export type { Picture } from './picture.ts';
