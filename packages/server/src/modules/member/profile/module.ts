import { defineModule } from '../../../platform/module.ts';
import { createSeal } from '../../../platform/seal.ts';
import { accountModule } from '../account/index.ts';
import { ledgerModule } from '../../money/ledger/index.ts';
import { nobleModule } from '../../money/noble/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { uploadsModule } from '../../content/uploads/index.ts';
import { createProfile } from './profile.service.ts';
import * as tables from './profile.tables.ts';

/** Members' own data: profile, passwords, verification, payout accounts. */
export const profileModule = defineModule({
  name: 'profile',
  uses: {
    account: accountModule,
    ledger: ledgerModule,
    noble: nobleModule,
    notices: noticesModule,
    system: systemModule,
    uploads: uploadsModule,
  },
  tables,
  async open(platform, { account, ledger, noble, notices, system, uploads }) {
    const service = createProfile(platform, {
      ledger,
      notices,
      uploads,
      sessions: account.sessions,
      factor: account.factor,
      seal: createSeal(await system.secret('seal')),
      async nobleOf(userId) {
        const term = await noble.nobleOf(userId);
        return term && { rank: term.rank, until_at: term.until };
      },
    });
    return {
      service,
      handlers: service.handlers,
      rights: { hasPaymentPassword: async (userId) => (await service.payment.state(userId)).is_set },
    };
  },
});
