export { RoomScore, type RoomScoreProps, type RoomScorer } from './RoomScore.tsx';
