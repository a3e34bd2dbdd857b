import type { Handlers } from '../../../platform/handlers.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addDays, dayAt, startOfDay } from '../../../platform/serverDay.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Ledger } from '../../money/ledger/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { createActivitiesRepository } from './activities.repository.ts';
import { createProgress, type TaskProgress } from './progress.ts';
import { createSignIn } from './signIn.ts';
import { createTasks } from './tasks.ts';
import { notifyTasks } from './notifyTasks.ts';

export type { Progress } from './progress.ts';
export { createWatching, type Viewer } from './watching.ts';

/** Achievements that earn more than diamonds: a sign-in streak that reached a milestone, or a claimed task. */
export type Earned = 'milestone' | 'task';

/** Called for an achievement, in its transaction. */
export type EarnedListener = (tx: Transaction, memberId: number, earned: Earned) => Promise<void>;

export interface Activities {
  handlers: Pick<Handlers, 'pcSignTaskList' | 'taskHandleSign' | 'userTaskList' | 'getActivityUrl' | 'signCalendar'>;
  progress: TaskProgress;
  /** Registers a listener for milestones and claimed tasks, called once each. */
  onEarned(listener: EarnedListener): void;
  /** Registers the fallback for the activity URL when the settings have none: the site's events, if one is running or announced. */
  knowEvents(isOn: () => Promise<boolean>): void;
  /** Notifies members of unclaimed task rewards, once each. Returns the number of members. */
  notifyDone(notices: Pick<Notices, 'notify'>): Promise<number>;
}

/** Page of the site’s events. */
const eventsPage = '/trophy/home';

/** Daily sign-in and tasks. `activityUrl` reads the URL of the current activity from the settings. */
export function createActivities(platform: Platform, ledger: Ledger, activityUrl: () => Promise<string | null>): Activities {
  const { clock } = platform;
  const repository = createActivitiesRepository(platform.db);
  const progress = createProgress(platform);
  const signIn = createSignIn(platform, repository, ledger, progress.count);
  const tasks = createTasks(platform, repository, ledger);
  const listeners: EarnedListener[] = [];
  let isEventOn = async (): Promise<boolean> => false;
  const refreshAt = () => startOfDay(addDays(dayAt(clock.now()), 1));

  return {
    progress,
    onEarned: (listener) => void listeners.push(listener),
    knowEvents: (isOn) => void (isEventOn = isOn),
    notifyDone: (notices) => notifyTasks(platform, repository, notices),
    handlers: {
      async pcSignTaskList(_, { member }) {
        const [week, { daily }] = await Promise.all([signIn.week(member.id), tasks.lists(member.id)]);
        return { ...week, today: daily };
      },
      async userTaskList(_, { member }) {
        return { ...(await tasks.lists(member.id)), refresh_at: refreshAt(), server_at: clock.now() };
      },
      async taskHandleSign({ id }, caller) {
        return idempotent(platform, caller, async (tx, emit) => {
          const userId = caller.member.id;
          const { won, milestone, streak } =
            id === 'sign'
              ? await signIn.sign(tx, emit, userId)
              : { won: await tasks.claim(tx, emit, userId, id), milestone: 0, streak: await signIn.streak(tx, userId) };
          const earned: Earned | undefined = milestone > 0 ? 'milestone' : id !== 'sign' && won > 0 ? 'task' : undefined;
          if (earned) for (const listener of listeners) await listener(tx, userId, earned);
          return { id, lz_num: won, milestone, streak, balance: (await ledger.state(userId, tx)).balance };
        });
      },
      async getActivityUrl() {
        return { url: (await activityUrl()) ?? ((await isEventOn()) ? eventsPage : null) };
      },
      async signCalendar({ month }, { member }) {
        return signIn.calendar(member.id, month);
      },
    },
  };
}
