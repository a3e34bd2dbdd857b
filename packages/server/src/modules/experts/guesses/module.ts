import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { followModule } from '../../member/follow/index.ts';
import { matchesModule } from '../../scores/matches/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { operationsModule } from '../../desk/operations/index.ts';
import { resultsModule } from '../../scores/results/index.ts';
import { guessDesk } from './desk.ts';
import { createGuessesRepository } from './guesses.repository.ts';
import { createGuessing } from './guesses.service.ts';
import * as tables from './guesses.tables.ts';
import { createSettling } from './settling.ts';
import { createAnswerNotifier } from './answerNotifier.ts';

/** Guesses without stakes: questions about matches, settled like plans, and points per season for right answers. */
export const guessesModule = defineModule({
  name: 'guesses',
  uses: { follow: followModule, matches: matchesModule, notices: noticesModule, operations: operationsModule, results: resultsModule },
  tables,
  personal: [
    { of: tables.guessQuestions.openedBy, not: 'acts of operators' },
    { of: tables.guessAnswers.memberId },
    { of: tables.guessScores.memberId },
  ],
  // Answers before their questions; the ladder of a season when it is not shown any more.
  retention: [
    { at: tables.guessAnswers.at, keep: 400 * day },
    { at: tables.guessQuestions.closesAt, keep: 430 * day },
    { at: tables.guessScores.forgetAt, keep: 0 },
  ],
  open(platform, { matches, notices, operations, results }) {
    const repository = createGuessesRepository(platform.db);
    const { handlers, describe, answer } = createGuessing(platform, { matches }, repository);
    const { settle, ask } = createSettling(platform, repository, { matches, results });
    const notifier = createAnswerNotifier(platform, { matches, notices });
    const desk = guessDesk(platform, { repository, matches, describe, open: operations.open, log: operations.log });
    return {
      service: { answer, settle, ask, notify: notifier.run },
      handlers: { ...handlers, ...desk },
      jobs: [
        { name: 'guesses.ask', every: 60, run: ask },
        { name: 'guesses.settle', every: 5, run: settle },
        { name: 'guesses.tell', every: 5, run: notifier.run },
      ],
    };
  },
});
