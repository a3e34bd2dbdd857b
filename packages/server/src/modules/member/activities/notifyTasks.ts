import type { Platform } from '../../../platform/platform.ts';
import { dayAt } from '../../../platform/serverDay.ts';
import { speakAll } from '../../../text/speak.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { ActivitiesRepository } from './activities.repository.ts';
import { taskRules } from './tasks.data.ts';

/** Maximum age of a completed task to notify of, ms: after a longer downtime the site does not notify of old ones. */
const young = 2 * 3_600_000;

/**
 * Notifies members of completed tasks with unclaimed rewards, one notice per member. Returns how many were notified. Tasks are marked in
 * the same transaction, so that only one node notifies.
 */
export async function notifyTasks(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  repository: ActivitiesRepository,
  notices: Pick<Notices, 'notify'>,
): Promise<number> {
  return events.transaction(async (tx, emit) => {
    const now = clock.now();
    const targets = taskRules.map(({ id, target }) => ({ task: id, target }));
    const done = await repository.finish(tx, targets, [dayAt(now), 'once'], now - young);
    const members = new Map<number, (typeof taskRules)[number][]>();
    for (const { userId, task } of done) {
      const rule = taskRules.find(({ id }) => id === task);
      if (rule) members.set(userId, [...(members.get(userId) ?? []), rule]);
    }
    const finished = [...members].flatMap(([memberId, rules]) => {
      const last = rules.at(-1);
      if (!last) return [];
      const sum = rules.reduce((all, { reward }) => all + reward, 0);
      return [
        {
          memberId,
          kind: 'task' as const,
          values: { name: speakAll(last.title), sum: String(sum) },
          target: { type: 'tasks' as const },
          fold: 'tasks',
        },
      ];
    });
    await notices.notify(tx, emit, ...finished);
    return finished.length;
  });
}
