import { defineModule } from '../../platform/module.ts';
import { day } from '../../platform/retention.ts';
import * as tables from './imports.tables.ts';

/** Files that were brought into the site, kept with what each of them changed, so that it can be taken back. */
export const importsModule = defineModule({
  name: 'imports',
  tables,
  retention: [
    { at: tables.dataImportChanges.at, keep: 90 * day },
    { at: tables.dataImports.at, keep: 400 * day },
  ],
});
