export { Text, textTones, type TextProps } from './Text.tsx';
