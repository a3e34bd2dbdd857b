export { RoomRemoval, roomRemovers, type RoomRemovalProps, type RoomRemover } from './RoomRemoval.tsx';
