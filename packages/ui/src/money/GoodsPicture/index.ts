export { GoodsPicture, type GoodsPictureProps } from './GoodsPicture.tsx';
