export { Footer, type FooterProps } from './Footer.tsx';
export type { FooterCode, FooterColumn, FooterContact, FooterLink } from './Footer.types.ts';
