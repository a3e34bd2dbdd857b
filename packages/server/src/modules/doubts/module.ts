import { defineModule } from '../../platform/module.ts';
import { guessesModule } from '../guesses/index.ts';
import { matchesModule } from '../matches/index.ts';
import { operationsModule } from '../operations/index.ts';
import { plansModule } from '../plans/index.ts';
import { resultsModule } from '../results/index.ts';
import { doubtsDesk } from './doubtsDesk.ts';

/** Desk of doubtful results for operators. */
export const doubtsModule = defineModule({
  name: 'doubts',
  uses: { guesses: guessesModule, matches: matchesModule, operations: operationsModule, plans: plansModule, results: resultsModule },
  open(platform, { matches, operations, results }) {
    operations.queues.know('result', results.repository.waiting);
    return { handlers: doubtsDesk(platform, { results, matches, open: operations.open, log: operations.log }) };
  },
});
