import { ne } from 'drizzle-orm';
import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { ledgerModule } from '../../money/ledger/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { settingsWake, systemModule } from '../../desk/system/index.ts';
import { createActivities } from './activities.service.ts';
import * as tables from './activities.tables.ts';
import { createWatching, type Viewer } from './watching.ts';

interface Choices {
  /** Members who follow rooms on this node, once per tab. */
  viewers(): Iterable<Viewer>;
}

/** Daily sign-in and tasks. */
export const activitiesModule = defineModule({
  name: 'activities',
  uses: { ledger: ledgerModule, notices: noticesModule, system: systemModule },
  tables,
  personal: [{ of: tables.signIns.userId }, { of: tables.taskProgress.userId }, { of: tables.taskClaims.userId }],
  retention: [{ at: tables.taskProgress.at, keep: 41 * day, only: ne(tables.taskProgress.period, 'once') }],
  transfers: ['sign_in', 'task'],
  open(platform, { ledger, notices, system }, { viewers }: Choices) {
    const service = createActivities(platform, ledger, () => system.value('activity_url'));
    // Each node counts the time of its own viewers.
    return {
      service,
      handlers: service.handlers,
      jobs: [{ name: 'activities.tell', every: 30, run: () => service.notifyDone(notices) }],
      invalidatedBy: { getActivityUrl: () => [settingsWake] },
      paces: [() => createWatching(platform, service.progress, viewers).start()],
    };
  },
});
