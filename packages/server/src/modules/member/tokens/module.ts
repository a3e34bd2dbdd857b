import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { createTokens } from './tokens.service.ts';
import * as tables from './tokens.tables.ts';

/** Access tokens of members: programs act for them within scopes. */
export const tokensModule = defineModule({
  name: 'tokens',
  uses: { notices: noticesModule },
  tables,
  // Its owner sees for a month why a program stopped.
  retention: [{ at: tables.accessTokens.expiresAt, keep: 30 * day }],
  open(platform, { notices }) {
    const service = createTokens(platform, notices);
    return { service: { beside: service.beside }, handlers: service.handlers };
  },
});
