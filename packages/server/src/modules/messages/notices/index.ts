export { type Announcement, type Announcements } from './announcements.ts';
export { noticesModule } from './module.ts';
export { type Notices } from './notices.service.ts';
export { notices } from './notices.tables.ts';
