import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { forwardRef, useId, type ReactNode, useState } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { doneOf, type Task } from './task.ts';
import * as css from './TaskList.css.ts';
import { row } from './TaskRow.css.ts';
import { TaskRow } from './TaskRow.tsx';
import type { TaskSize } from './TaskRow.types.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** The task claimed last while the list was shown, for the announcement. */
function useJustClaimed(tasks: readonly Task[] | undefined): Task | undefined {
  const [before, setBefore] = useState(tasks);
  const [claimed, setClaimed] = useState<Task>();
  if (tasks && tasks !== before) {
    const ready = new Set(before?.filter(({ state }) => state === 'ready').map(({ id }) => id));
    const now = tasks.find(({ id, state }) => state === 'claimed' && ready.has(id));
    setBefore(tasks);
    if (now) setClaimed(now);
  }
  return claimed;
}

export interface TaskListProps extends RootProps {
  /** Tasks in order; left out while they are not known. */
  tasks?: readonly Task[];
  /** `loading` keeps the places of tasks, `error` offers to try again; default `ready` with tasks, `loading` without. */
  status?: 'ready' | 'loading' | 'error';
  /** Called to claim the reward of a task; never for one of `claiming`. */
  onClaim: (id: string) => void;
  /** Ids of tasks whose reward is pending; default none. */
  claiming?: readonly string[];
  /** Asks for the tasks again after an `error`. */
  onRetry?: () => void;
  /** Name of the list; default 今日任务. */
  title?: string;
  /** Address of the page of all tasks; default none. */
  allHref?: string;
  /** The one useful thing to do when there is no task, a link; default none. */
  emptyAction?: ReactNode;
  /** Default `full`. */
  size?: TaskSize;
}

/** Number of placeholder rows while tasks load, by size. */
const places: Record<TaskSize, readonly number[]> = { full: [1, 2, 3, 4, 5, 6], compact: [1, 2, 3, 4] };

/** Tasks that bring diamonds, with how many of them are done. */
export const TaskList = forwardRef<HTMLDivElement, TaskListProps>(function TaskList(
  { tasks, status = tasks ? 'ready' : 'loading', onClaim, claiming = [], onRetry, title, allHref, emptyAction, size = 'full', ...root },
  ref,
) {
  const { t } = useLingui();
  const heading = useId();
  const known = status === 'ready' ? tasks : undefined;
  const claimed = useJustClaimed(known);
  const { reward = 0, title: taken = '' } = claimed ?? {};
  const done = doneOf(known ?? []);
  const total = known?.length ?? 0;
  return (
    <div
      role="group"
      className={css.list[size]}
      aria-labelledby={heading}
      aria-busy={status === 'loading' || undefined}
      ref={ref}
      {...rootOf(root)}
    >
      <div className={css.head}>
        <h3 id={heading} className={css.title}>
          {title ?? <Trans>今日任务</Trans>}
        </h3>
        {total > 0 && (
          <span className={css.count}>
            <span aria-hidden="true">
              {done}/{total}
            </span>
            <span className={visuallyHidden}>{t`${total} 个任务完成了 ${done} 个`}</span>
          </span>
        )}
        {allHref && (
          <a className={css.all} href={allHref}>
            <Trans>全部</Trans>
            <ChevronRight size={16} aria-hidden />
          </a>
        )}
      </div>
      {status === 'loading' && places[size].map((place) => <TaskBone key={place} size={size} />)}
      {status === 'error' && <ErrorState layout="row" title={t`任务没能送到`} onRetry={onRetry} />}
      {known && total > 0 && (
        <ul className={bare}>
          {known.map((task) => (
            <li key={task.id} className={css.item}>
              <TaskRow task={task} size={size} claiming={claiming.includes(task.id)} onClaim={onClaim} />
            </li>
          ))}
        </ul>
      )}
      {known &&
        total === 0 &&
        (size === 'full' ? <EmptyState title={t`今天没有任务`} action={emptyAction} /> : <p className={css.none}>{t`今天没有任务`}</p>)}
      <p role="status" className={visuallyHidden}>
        {claimed && t`已领取 ${reward} 黄钻：${taken}`}
      </p>
    </div>
  );
});

function TaskBone({ size }: { size: TaskSize }) {
  return (
    <div className={`${css.item} ${row[size]}`}>
      <Skeleton shape="block" height={size === 'full' ? 36 : 28} />
      <Skeleton width="70%" />
    </div>
  );
}
