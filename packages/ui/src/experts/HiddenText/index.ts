export { HiddenText, type HiddenTextProps } from './HiddenText.tsx';
