export { FlashLine, type Flash, type FlashLineProps } from './FlashLine.tsx';
