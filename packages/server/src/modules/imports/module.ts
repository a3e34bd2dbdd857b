import { defineModule } from '../../platform/module.ts';
import { day } from '../../platform/retention.ts';
import * as tables from './imports.tables.ts';
import { mergeSameClubs, seedDeductions } from './sameClubs.ts';

/** Files that were brought into the site, kept with what each of them changed, so that it can be taken back; and clubs that came twice, made one. */
export const importsModule = defineModule({
  name: 'imports',
  tables,
  retention: [
    { at: tables.dataImportChanges.at, keep: 90 * day },
    { at: tables.dataImports.at, keep: 400 * day },
  ],
  open: (platform) => ({
    async seed() {
      await mergeSameClubs(platform);
      await seedDeductions(platform);
    },
  }),
});
