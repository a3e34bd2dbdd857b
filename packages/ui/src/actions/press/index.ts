export { isSecondPress } from './press.ts';
