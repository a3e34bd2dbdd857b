export { RoomHead, type RoomAnchor, type RoomHeadProps } from './RoomHead.tsx';
