import { defineModule } from '../../../platform/module.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { operationsModule } from '../operations/index.ts';
import { legalDesk } from './legalDesk.ts';
import { createLegal } from './legal.service.ts';
import * as tables from './legal.tables.ts';

/** Legal documents in editions, and consents to the user agreement. Everything is kept. */
export const legalModule = defineModule({
  name: 'legal',
  uses: { notices: noticesModule, operations: operationsModule },
  tables,
  personal: [
    { of: tables.legalEditions.by, not: 'acts of operators' },
    { of: tables.legalDrafts.by, not: 'acts of operators' },
    { of: tables.legalConsents.memberId },
  ],
  open(platform, { notices, operations }) {
    const desk = legalDesk(platform, { open: operations.open, log: operations.log, announcements: notices.announcements });
    return { handlers: { ...createLegal(platform), ...desk } };
  },
});
