import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { accountModule } from '../../member/account/index.ts';
import { moderationModule } from '../../live/moderation/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { payoutsModule } from '../../money/payouts/index.ts';
import { plansModule } from '../../experts/plans/index.ts';
import { profileModule } from '../../member/profile/index.ts';
import { studioModule } from '../../live/studio/index.ts';
import { systemModule } from '../system/index.ts';
import type { Desk } from './desk.ts';
import { createApplicationDesk } from './desks/applications.ts';
import { createExpertDesk } from './desks/experts.ts';
import { createPlanDesk } from './desks/plans.ts';
import { createReportDesk } from './desks/reports.ts';
import { createVerificationDesk } from './desks/verifications.ts';
import { createWithdrawalDesk } from './desks/withdrawals.ts';
import { createFigures } from './figures.ts';
import { createOperations } from './operations.service.ts';
import * as dayTables from './day/day.tables.ts';
import * as tables from './operations.tables.ts';
import { accessFields, contactFields, contentFields, moneyFields } from './systemFields.ts';

interface Choices {
  /** Desks of operators; default all of the site. */
  desks?: readonly Desk[] | undefined;
}

/** Operators' work: deciding cases, changing settings, the ledger audit. */
export const operationsModule = defineModule({
  name: 'operations',
  uses: {
    account: accountModule,
    moderation: moderationModule,
    notices: noticesModule,
    payouts: payoutsModule,
    plans: plansModule,
    profile: profileModule,
    studio: studioModule,
    system: systemModule,
  },
  tables: { ...tables, ...dayTables },
  personal: [{ of: tables.operatorActs.operatorId, not: 'acts of operators' }],
  retention: [
    { at: tables.ledgerAudits.at, keep: 30 * day },
    { at: dayTables.siteDays.at, keep: 400 * day },
  ],
  open(
    platform,
    { account, moderation, notices, payouts, plans, profile, studio, system },
    {
      desks = [
        createWithdrawalDesk(platform.db, payouts.review),
        createVerificationDesk(platform.db, profile.review),
        createApplicationDesk(studio.applications),
        createExpertDesk(plans.experts),
        createPlanDesk(plans.review),
        createReportDesk(moderation.reports.review),
      ],
    }: Choices,
  ) {
    const service = createOperations(platform, {
      desks,
      fields: [...moneyFields, ...contactFields, ...contentFields, ...accessFields],
      figures: createFigures(platform),
      announcements: notices.announcements,
      sessions: account.sessions,
      factor: account.factor,
      system,
    });
    moderation.knowSiteLog(async (tx, { operatorId, name, ...line }) => {
      await service.log.append(tx, { operatorId, name }, { group: 'rooms', ...line });
    });
    return {
      service,
      handlers: service.handlers,
      jobs: [
        { name: 'operations.audit', every: 60, run: service.audits.runWhenDue },
        { name: 'operations.day', every: 60, run: service.day.run },
      ],
    };
  },
});
