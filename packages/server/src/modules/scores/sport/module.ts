import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import * as tables from './sport.tables.ts';

/** Competitions, teams and matches as rows, and the types of a feed. */
export const sportModule = defineModule({
  name: 'sport',
  tables,
  // Statistics of scorers per season are computed from them.
  retention: [{ at: tables.matchEvents.at, keep: 1_100 * day }],
});
