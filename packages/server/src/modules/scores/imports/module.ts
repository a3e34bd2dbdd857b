import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { competitionsModule } from '../competitions/index.ts';
import { operationsModule } from '../../desk/operations/index.ts';
import { uploadsModule } from '../../content/uploads/index.ts';
import { competitionsDesk } from './competitionsDesk.ts';
import { deductionsDesk } from './deductionsDesk.ts';
import type { BringFile } from './files.ts';
import { importsDesk } from './imports.handlers.ts';
import * as tables from './imports.tables.ts';
import { mergeSameClubs, seedDeductions } from './sameClubs.ts';
import { teamsDesk } from './teamsDesk.ts';

interface Choices {
  /** Imports files that operators upload. */
  bringFile: BringFile;
}

/** Imported files, stored with their changes so that they can be reverted; merging of duplicate clubs; the operators' desk for both. */
export const importsModule = defineModule({
  name: 'imports',
  uses: { competitions: competitionsModule, operations: operationsModule, uploads: uploadsModule },
  tables,
  retention: [
    { at: tables.dataImportChanges.at, keep: 90 * day },
    { at: tables.dataImports.at, keep: 400 * day },
  ],
  open: (platform, { competitions, operations: { open, log }, uploads }, { bringFile }: Choices) => ({
    handlers: {
      ...importsDesk(platform, open, bringFile),
      ...teamsDesk(platform, open, log, uploads),
      ...deductionsDesk(platform, open, competitions),
      ...competitionsDesk(platform, open, log),
    },
    async seed() {
      await mergeSameClubs(platform);
      await seedDeductions(platform);
    },
  }),
});
