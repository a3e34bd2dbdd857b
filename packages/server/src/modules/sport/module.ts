import { defineModule } from '../../platform/module.ts';
import { day } from '../../platform/retention.ts';
import * as tables from './sport.tables.ts';

/** What is played: competitions, teams and matches as rows, and the words in which a source tells of them. */
export const sportModule = defineModule({
  name: 'sport',
  tables,
  // Scorers of seasons are counted from them.
  retention: [{ at: tables.matchEvents.at, keep: 1_100 * day }],
});
