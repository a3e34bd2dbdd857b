import { defineModule } from '../../../platform/module.ts';
import { day, hour, minute } from '../../../platform/retention.ts';
import type { Sms } from '../../../ports/sms/sms.ts';
import { captchaModule } from '../captcha/index.ts';
import { imModule } from '../../messages/im/index.ts';
import { ledgerModule } from '../../money/ledger/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { createSeal } from '../../../platform/seal.ts';
import { createAccount } from './account.service.ts';
import * as accountTables from './account.tables.ts';
import * as factorTables from './factor/factor.tables.ts';
import * as qrTables from './qr/qr.tables.ts';
import * as smsTables from './sms/sms.tables.ts';
import { sessionLife } from './token.ts';

interface Choices {
  /** Delivers text messages. */
  sms: Sms;
}

/** Sign-in and sign-out: passwords, SMS codes, QR codes, sessions. */
export const accountModule = defineModule({
  name: 'account',
  uses: { captcha: captchaModule, im: imModule, ledger: ledgerModule, notices: noticesModule, system: systemModule },
  tables: { ...accountTables, ...factorTables, ...qrTables, ...smsTables },
  personal: [
    { of: accountTables.sessions.userId, without: [accountTables.sessions.tokenHash] },
    { of: factorTables.secondFactors.memberId, without: [factorTables.secondFactors.sealed, factorTables.secondFactors.lastStep] },
    { of: factorTables.recoveryCodes.memberId, without: [factorTables.recoveryCodes.codeHash] },
    { of: factorTables.signInTickets.memberId, not: 'secrets of sign-ins that last five minutes' },
    { of: qrTables.qrSignIns.scannedBy, not: 'secrets of sign-ins that last two minutes' },
  ],
  retention: [
    { at: accountTables.sessions.createdAt, keep: sessionLife.whole + 7 * day },
    { at: accountTables.sessions.endedAt, keep: 7 * day },
    { at: accountTables.guessCounts.until, keep: minute },
    { at: factorTables.signInTickets.expiresAt, keep: minute },
    { at: qrTables.qrSignIns.expiresAt, keep: hour },
    { at: smsTables.smsCodes.expiresAt, keep: day },
  ],
  async open(platform, { captcha, im, ledger, notices, system }, { sms }: Choices) {
    const service = createAccount(platform, {
      captcha,
      ledger,
      notices,
      sigOf: im.sigOf,
      sms,
      seal: createSeal(await system.secret('seal')),
      codeSecret: await system.secret('sms-code'),
    });
    return {
      service,
      handlers: service.handlers,
      rights: {
        owns: { session: service.ownsSession },
        isStaff: service.isStaff,
        needsFactor: ({ id, sessionId }) => service.factor.isNeeded(id, sessionId),
      },
      // Both watch connections of this node, which are notified of an end within a second.
      paces: [service.sessions.pace, service.qr.pace],
    };
  },
});
