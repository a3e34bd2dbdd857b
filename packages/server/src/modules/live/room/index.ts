export { roomModule } from './module.ts';
export { announcementReminders, announcements } from './announcement.tables.ts';
export { roomKicks, roomModerators, roomMutes, rooms } from './room.tables.ts';
