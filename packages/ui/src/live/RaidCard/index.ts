export { RaidCard, type RaidCardProps, type RaidCardRoom } from './RaidCard.tsx';
