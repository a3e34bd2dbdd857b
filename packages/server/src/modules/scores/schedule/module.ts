import { defineModule } from '../../../platform/module.ts';
import { matchesModule, sportTopics } from '../matches/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { createSchedule } from './schedule.service.ts';
import * as tables from './schedule.tables.ts';

/** The schedule: matches by time, rooms that show them, and reminders. */
export const scheduleModule = defineModule({
  name: 'schedule',
  uses: { matches: matchesModule, notices: noticesModule },
  tables,
  personal: [{ of: tables.reservations.userId }],
  open(platform, { matches, notices }) {
    const service = createSchedule(platform, { matchRows: (ids, within) => matches.rowsById(ids, within), notices });
    return {
      service,
      handlers: service.handlers,
      invalidatedBy: { scheduleMatches: () => sportTopics() },
      rights: { owns: { reservation: service.owns } },
      jobs: [{ name: 'schedule.remind', every: 5, run: service.remind }],
    };
  },
});
