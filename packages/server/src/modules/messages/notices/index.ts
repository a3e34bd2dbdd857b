export { type Announcement, type Announcements } from './announcements.ts';
export { noticesModule } from './module.ts';
export { type NewNotice } from './notices.repository.ts';
export { type Notices } from './notices.service.ts';
export { type NoticeValues, wordsOf } from './noticesTexts.ts';
export { notices } from './notices.tables.ts';
