export { PicturePlaceholder, type PicturePlaceholderProps } from './PicturePlaceholder.tsx';
