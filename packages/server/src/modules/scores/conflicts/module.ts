import { defineModule } from '../../../platform/module.ts';
import { guessesModule } from '../../experts/guesses/index.ts';
import { matchesModule } from '../matches/index.ts';
import { operationsModule } from '../../desk/operations/index.ts';
import { plansModule } from '../../experts/plans/index.ts';
import { resultsModule } from '../results/index.ts';
import { conflictsDesk } from './conflicts.handlers.ts';

/** Review queue of source conflicts: results that wait for an operator's decision. */
export const conflictsModule = defineModule({
  name: 'conflicts',
  uses: { guesses: guessesModule, matches: matchesModule, operations: operationsModule, plans: plansModule, results: resultsModule },
  open(platform, { matches, operations, results }) {
    operations.queues.know('result', results.repository.waiting);
    return { handlers: conflictsDesk(platform, { results, matches, open: operations.open, log: operations.log }) };
  },
});
