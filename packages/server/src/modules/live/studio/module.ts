import { eq } from 'drizzle-orm';
import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { createSeal } from '../../../platform/seal.ts';
import { liveModule } from '../live/index.ts';
import { matchesModule } from '../../scores/matches/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { profileModule } from '../../member/profile/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { uploadsModule } from '../../content/uploads/index.ts';
import { createAnnouncements } from './announcements/announcements.service.ts';
import { createApplication } from './application/application.service.ts';
import * as applicationTables from './application/application.tables.ts';
import { createBroadcastsRepository } from './broadcasts/broadcasts.repository.ts';
import { createBroadcasts } from './broadcasts/broadcasts.service.ts';
import { createTending } from './broadcasts/broadcastsTend.ts';
import { createFigures } from './broadcasts/figures.ts';
import { createHealth } from './health/health.service.ts';
import * as healthTables from './health/health.tables.ts';
import { createSettings } from './settings.ts';
import * as tables from './studio.tables.ts';

/** The studio: applications, room settings, going live and ending, stream health, announcements. */
export const studioModule = defineModule({
  name: 'studio',
  uses: {
    live: liveModule,
    matches: matchesModule,
    notices: noticesModule,
    profile: profileModule,
    system: systemModule,
    uploads: uploadsModule,
  },
  tables: { ...tables, ...applicationTables, ...healthTables },
  personal: [
    {
      of: applicationTables.anchorApplications.userId,
      without: [
        applicationTables.anchorApplications.nameSealed,
        applicationTables.anchorApplications.numberSealed,
        applicationTables.anchorApplications.numberHash,
        applicationTables.anchorApplications.contactSealed,
        applicationTables.anchorApplications.inviterId,
        applicationTables.anchorApplications.decidedBy,
      ],
    },
  ],
  retention: [
    { at: tables.broadcasts.endedAt, keep: 400 * day },
    { at: tables.placards.at, keep: 400 * day },
    { at: applicationTables.anchorApplications.decidedAt, keep: 400 * day, only: eq(applicationTables.anchorApplications.state, 'failed') },
  ],
  async open(platform, { live, matches, notices, profile, system, uploads }) {
    const repository = createBroadcastsRepository(platform.db);
    const figures = createFigures(platform.db);
    const seal = createSeal(await system.secret('seal'));
    const parts = { live, repository, figures, uploads, matchRows: matches.rowsById };
    const broadcasts = createBroadcasts(platform, parts);
    const tending = createTending(platform, parts);
    const announcements = createAnnouncements(platform, { ...parts, notices });
    const application = createApplication(platform, { live, notices, seal, identities: profile.identities });
    const health = createHealth(platform, live);
    tending.onStarted(announcements.remind);
    return {
      service: {
        /** Review of applications, for operators. */
        applications: application.review,
        recorded: broadcasts.recorded,
        runningId: broadcasts.runningId,
        replay: broadcasts.replay,
        onStarted: tending.onStarted,
        tend: tending.tend,
        /** Used by the ingest, which measures streams. */
        health: health.recorder,
      },
      handlers: {
        ...broadcasts.handlers,
        ...createSettings(platform, { ...parts, broadcasts }),
        ...announcements.handlers,
        ...application.handlers,
        ...health.handlers,
      },
      topics: health.policies,
      jobs: [{ name: 'studio.tend', every: 5, run: tending.tend }],
    };
  },
});
