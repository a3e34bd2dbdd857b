export { EventWinners, type EventWinner, type EventWinnersProps, type PastEventItem } from './EventWinners.tsx';
