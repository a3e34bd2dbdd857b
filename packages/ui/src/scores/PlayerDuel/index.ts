export { PlayerDuel, type DuelLine, type DuelPlayer, type PlayerDuelProps } from './PlayerDuel.tsx';
