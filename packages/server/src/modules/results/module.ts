import { defineModule } from '../../platform/module.ts';
import { createResults } from './results.service.ts';
import * as tables from './results.tables.ts';

/** How matches ended, for whatever is settled by them: a doubtful end is held until an operator has decided. */
export const resultsModule = defineModule({
  name: 'results',
  tables,
  open: (platform) => ({ service: createResults(platform) }),
});
