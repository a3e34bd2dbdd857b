import { defineModule } from '../../../platform/module.ts';
import * as tables from './member.tables.ts';

/** Members as rows: identity, nicknames, levels. */
export const memberModule = defineModule({
  name: 'member',
  tables,
  personal: [{ of: tables.users.id, without: [tables.users.passwordHash, tables.users.look] }],
});
