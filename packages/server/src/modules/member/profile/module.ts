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
  personal: [
    { of: tables.profiles.userId },
    {
      of: tables.verifications.userId,
      without: [
        tables.verifications.nameSealed,
        tables.verifications.numberSealed,
        tables.verifications.numberHash,
        tables.verifications.front,
        tables.verifications.back,
        tables.verifications.decidedBy,
      ],
    },
    { of: tables.paymentPasswords.userId, without: [tables.paymentPasswords.hash] },
    { of: tables.payoutAccounts.userId, without: [tables.payoutAccounts.sealed] },
    { of: tables.verificationActs.operatorId, not: 'acts of operators' },
  ],
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
