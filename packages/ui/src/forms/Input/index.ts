export { Input, type InputProps } from './Input.tsx';
export { admit, countCodePoints, type CaretText } from './codePoints.ts';
