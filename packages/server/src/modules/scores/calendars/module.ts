import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { systemModule } from '../../desk/system/index.ts';
import { createCalendars } from './calendars.service.ts';
import * as tables from './calendars.tables.ts';

/** Calendars that programs subscribe to: of leagues, teams and anchors for everybody, and members' own by a secret address. */
export const calendarsModule = defineModule({
  name: 'calendars',
  uses: { system: systemModule },
  tables,
  personal: [{ of: tables.calendarAddresses.memberId }],
  retention: [{ at: tables.calendarRevisions.at, keep: 800 * day }],
  async open(platform, { system }) {
    const service = createCalendars(platform, await system.secret('calendars'));
    return { service, handlers: service.handlers };
  },
});
