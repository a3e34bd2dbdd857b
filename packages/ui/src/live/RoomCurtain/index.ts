export { RoomCurtain, type RoomCurtainProps } from './RoomCurtain.tsx';
