export { MarkedText, type MarkedTextProps } from './MarkedText.tsx';
export { marked, type Piece } from './marked.ts';
