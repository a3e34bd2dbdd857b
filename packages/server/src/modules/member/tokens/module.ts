import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { accountModule } from '../account/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { createTokens } from './tokens.service.ts';
import * as tables from './tokens.tables.ts';

/** Access tokens of members: programs act for them within scopes. */
export const tokensModule = defineModule({
  name: 'tokens',
  uses: { account: accountModule, notices: noticesModule },
  tables,
  personal: [{ of: tables.accessTokens.memberId, without: [tables.accessTokens.tokenHash] }],
  // Its owner sees for a month why a program stopped.
  retention: [{ at: tables.accessTokens.expiresAt, keep: 30 * day }],
  open(platform, { account, notices }) {
    const service = createTokens(platform, notices);
    account.sessions.revokeWith(service.revokeAll);
    return { service: { beside: service.beside }, handlers: service.handlers };
  },
});
