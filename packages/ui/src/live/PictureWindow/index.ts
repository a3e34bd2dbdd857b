export { PictureWindow, type PictureWindowProps, type WindowLine } from './PictureWindow.tsx';
