export { RoomScore, type RoomScoreProps } from './RoomScore.tsx';
