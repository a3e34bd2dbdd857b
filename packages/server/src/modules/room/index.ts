export { roomModule } from './module.ts';
export { roomKicks, roomModerators, roomMutes, rooms } from './room.tables.ts';
