import { defineModule } from '../../../platform/module.ts';
import { activitiesModule } from '../activities/index.ts';
import { followModule } from '../follow/index.ts';
import { guessesModule } from '../../experts/guesses/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { operationsModule } from '../../desk/operations/index.ts';
import { rankingModule } from '../../live/ranking/index.ts';
import { trophyDesk } from './desk.ts';
import { createEventCounting } from './counting.ts';
import { createTrophiesRepository } from './trophies.repository.ts';
import { createTrophies, eventsWake } from './trophies.service.ts';
import * as tables from './trophies.tables.ts';

/** Site events with a table and a timer, and their trophies. */
export const trophiesModule = defineModule({
  name: 'trophies',
  uses: {
    activities: activitiesModule,
    follow: followModule,
    guesses: guessesModule,
    notices: noticesModule,
    operations: operationsModule,
    ranking: rankingModule,
  },
  tables,
  personal: [{ of: tables.eventScores.memberId }, { of: tables.trophies.memberId }],
  // Trophies stay; the full table of an event is deleted when it is not shown any more.
  retention: [{ at: tables.eventScores.forgetAt, keep: 0 }],
  open(platform, { activities, notices, operations, ranking }) {
    const repository = createTrophiesRepository(platform.db);
    const { handlers, isOn } = createTrophies(platform, repository);
    const { count } = createEventCounting(platform, repository, { notices, ranking });
    const desk = trophyDesk(platform, repository, { open: operations.open, log: operations.log });
    activities.knowEvents(isOn);
    return {
      service: { count, add: repository.add },
      handlers: { ...handlers, ...desk },
      jobs: [{ name: 'trophies.count', every: 10, run: count }],
      invalidatedBy: { trophyHome: () => [eventsWake] },
    };
  },
});
