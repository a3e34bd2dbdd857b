export { ShareCard, type ShareCardProps } from './ShareCard.tsx';
