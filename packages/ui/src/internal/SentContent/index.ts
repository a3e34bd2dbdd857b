export { SentContent, type SentContentProps } from './SentContent.tsx';
