import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import * as announcementTables from './announcement.tables.ts';
import * as tables from './room.tables.ts';

/** Rooms as rows, with announcements, mutes and removals. */
export const roomModule = defineModule({
  name: 'room',
  tables: { ...tables, ...announcementTables },
  personal: [
    { of: announcementTables.announcementReminders.userId },
    { of: tables.rooms.ownerId },
    { of: tables.roomModerators.userId, without: [tables.roomModerators.byId] },
    { of: tables.roomMutes.userId, without: [tables.roomMutes.byId] },
    { of: tables.roomKicks.userId, without: [tables.roomKicks.byId] },
  ],
  retention: [
    // Expired mutes have no effect.
    { at: tables.roomMutes.until, keep: day },
    { at: announcementTables.announcements.startAt, keep: 30 * day },
  ],
});
