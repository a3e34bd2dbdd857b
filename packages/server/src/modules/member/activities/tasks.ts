import { msg } from '@lingui/core/macro';
import type { TaskItem } from '@pitchside/api/member/activities';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Platform } from '../../../platform/platform.ts';
import { dayAt } from '../../../platform/serverDay.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { local, type Localizable } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import type { Ledger } from '../../money/ledger/index.ts';
import type { ActivitiesRepository } from './activities.repository.ts';
import { periodOf } from './progress.ts';
import { taskRules, type TaskRule } from './tasks.data.ts';

const texts = { unknown: msg`没有找到`, open: msg`任务还没有完成` };

type Item = Localizable<TaskItem>;

const describe = (rule: TaskRule, amount: number, claimed: boolean): Item => {
  const unit = rule.shownIn ?? 1;
  const isDone = claimed || amount >= rule.target;
  return {
    id: rule.id,
    task: local(speakAll(rule.title)),
    img: rule.act,
    lz_num: rule.reward,
    is_complete: isDone ? 1 : 0,
    hint: local(speakAll(rule.hint)),
    state: claimed ? 'claimed' : isDone ? 'ready' : 'open',
    progress: { done: Math.floor(Math.min(claimed ? rule.target : amount, rule.target) / unit), total: rule.target / unit },
    url: rule.url,
  };
};

/** Tasks and their rewards. */
export function createTasks({ clock }: Pick<Platform, 'clock'>, repository: ActivitiesRepository, ledger: Ledger) {
  return {
    /** Both current lists; a first task disappears on the day after its reward was claimed. */
    async lists(userId: number): Promise<{ daily: Item[]; newbie: Item[]; earned: number; offered: number }> {
      const now = clock.now();
      const today = dayAt(now);
      const [progress, claims] = await Promise.all([
        repository.progress(userId, [today, 'once']),
        repository.claims(userId, [today, 'once']),
      ]);
      const read = (group: TaskRule['group']) =>
        taskRules
          .filter((rule) => rule.group === group)
          .map((rule) => ({ rule, key: `${periodOf(rule, now)} ${rule.id}` }))
          .filter(({ key }) => group === 'daily' || dayAt(claims.get(key)?.at ?? now) === today)
          .map(({ rule, key }) => describe(rule, progress.get(key) ?? 0, claims.has(key)));
      const daily = taskRules.filter(({ group }) => group === 'daily');
      return {
        daily: read('daily'),
        newbie: read('newbie'),
        earned: daily.reduce((sum, { id }) => sum + (claims.get(`${today} ${id}`)?.reward ?? 0), 0),
        offered: daily.reduce((sum, { reward }) => sum + reward, 0),
      };
    },

    /**
     * Pays the reward of a completed task, once; 0 when it was paid before.
     * @throws CallError for an unknown or incomplete task
     */
    async claim(tx: Transaction, emit: Emit, userId: number, id: string): Promise<number> {
      const rule = taskRules.find((each) => each.id === id);
      if (!rule) throw new CallError(texts.unknown);
      const now = clock.now();
      const period = periodOf(rule, now);
      const amount = (await repository.progress(userId, [period], tx)).get(`${period} ${id}`) ?? 0;
      if (amount < rule.target) throw new CallError(texts.open);
      if (!(await repository.addClaim(tx, { userId, period, task: id, reward: rule.reward, at: now }))) return 0;
      await ledger.post(tx, emit, {
        kind: 'task',
        member: userId,
        ref: `${userId}:${period}:${id}`,
        detail: { task: id, period },
        moves: [{ unit: 'diamond', from: 'bonus', to: userId, amount: rule.reward }],
      });
      return rule.reward;
    },
  };
}
