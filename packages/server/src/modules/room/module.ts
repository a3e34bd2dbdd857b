import { defineModule } from '../../platform/module.ts';
import { day } from '../../platform/retention.ts';
import * as announcementTables from './announcement.tables.ts';
import * as tables from './room.tables.ts';

/** Rooms of anchors as rows, what they announce, and who may not speak or enter there. */
export const roomModule = defineModule({
  name: 'room',
  tables: { ...tables, ...announcementTables },
  retention: [
    // A mute that is over says nothing any more.
    { at: tables.roomMutes.until, keep: day },
    { at: announcementTables.announcements.startAt, keep: 30 * day },
  ],
});
