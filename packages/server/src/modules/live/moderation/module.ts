import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { barrageModule } from '../barrage/index.ts';
import { liveModule } from '../live/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { uploadsModule } from '../../content/uploads/index.ts';
import { moderationHandlers } from './moderation.handlers.ts';
import { createModerationRepository } from './moderation.repository.ts';
import { createModeration } from './moderation.service.ts';
import * as tables from './moderation.tables.ts';
import { firstReportables } from './reports/reportable.ts';
import { createReports } from './reports/reports.service.ts';
import * as reportTables from './reports/reports.tables.ts';

/** Retention of a room's log, days. */
const actsRetentionDays = 180;

/** Moderation: who may speak in, enter and moderate rooms; and reports of members to operators. */
export const moderationModule = defineModule({
  name: 'moderation',
  uses: { barrage: barrageModule, live: liveModule, notices: noticesModule, uploads: uploadsModule },
  tables: { ...tables, ...reportTables },
  personal: [
    { of: tables.roomActLog.userId, without: [tables.roomActLog.byId] },
    { of: reportTables.reportCases.ownerId, not: 'reports by others, who stay unnamed' },
    { of: reportTables.reports.reporterId },
  ],
  retention: [
    { at: tables.roomActLog.at, keep: actsRetentionDays * day },
    // Reports are deleted with their case.
    { at: reportTables.reportCases.decidedAt, keep: 400 * day },
  ],
  open(platform, { barrage, live, notices, uploads }) {
    const repository = createModerationRepository(platform.db);
    const moderation = createModeration(platform, repository, barrage, live);
    const { handlers, ...reports } = createReports(platform, uploads, firstReportables(platform.db, live, barrage), notices);
    return {
      service: { ...moderation, reports },
      handlers: { ...moderationHandlers(platform, repository, moderation, actsRetentionDays), ...handlers },
    };
  },
});
