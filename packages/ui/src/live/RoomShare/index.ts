export { RoomShare, type RoomShareProps } from './RoomShare.tsx';
