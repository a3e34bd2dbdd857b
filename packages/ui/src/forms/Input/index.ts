export { Input, type InputProps } from './Input.tsx';
export type { CaretText } from './codePoints.ts';
