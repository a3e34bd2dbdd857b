export { SupportBubble, type SupportBubbleProps } from './SupportBubble.tsx';
