import { and, eq, isNull } from 'drizzle-orm';
import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { ledgerModule } from '../../money/ledger/index.ts';
import { matchesModule } from '../../scores/matches/index.ts';
import { moderationModule } from '../../live/moderation/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { profileModule } from '../../member/profile/index.ts';
import { resultsModule } from '../../scores/results/index.ts';
import { uploadsModule } from '../../content/uploads/index.ts';
import { numberedPages } from '../../../platform/sitemap.ts';
import { createPlans } from './plans.service.ts';
import * as tables from './plans.tables.ts';

/** Experts and their plans: application, review, sale until kick-off, settlement by the result. */
export const plansModule = defineModule({
  name: 'plans',
  uses: {
    ledger: ledgerModule,
    matches: matchesModule,
    moderation: moderationModule,
    notices: noticesModule,
    profile: profileModule,
    results: resultsModule,
    uploads: uploadsModule,
  },
  tables,
  personal: [
    { of: tables.expertApplications.userId, without: [tables.expertApplications.decidedBy] },
    { of: tables.experts.userId },
    { of: tables.plans.expertId, without: [tables.plans.decidedBy] },
    { of: tables.planUnlocks.memberId },
    { of: tables.planTips.memberId },
    { of: tables.planLimits.memberId },
  ],
  // Published plans are never deleted: a record must not be selective.
  retention: [
    { at: tables.expertApplications.submittedAt, keep: 400 * day, only: eq(tables.expertApplications.state, 'failed') },
    { at: tables.plans.submittedAt, keep: 92 * day, only: and(eq(tables.plans.state, 'failed'), isNull(tables.plans.publishedAt)) },
  ],
  transfers: ['plan'],
  open(platform, parts) {
    const service = createPlans(platform, { ...parts, identities: parts.profile.identities });
    return {
      service,
      handlers: service.handlers,
      jobs: [{ name: 'plans.settle', every: 5, run: service.settle }],
      sitemap: [numberedPages(platform, { name: 'experts', id: tables.experts.userId, path: (id) => `/specialist-home?type=0&id=${id}` })],
    };
  },
});
