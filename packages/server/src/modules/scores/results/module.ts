import { defineModule } from '../../../platform/module.ts';
import { createResults } from './results.service.ts';
import * as tables from './results.tables.ts';

/** Final results for settlements: a doubtful one is held until an operator decides. */
export const resultsModule = defineModule({
  name: 'results',
  tables,
  personal: [
    { of: tables.matchResults.decidedBy, not: 'acts of operators' },
    { of: tables.matchWitnesses.by, not: 'acts of operators' },
  ],
  open: (platform) => ({ service: createResults(platform) }),
});
