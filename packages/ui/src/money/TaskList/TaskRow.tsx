import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useFormat } from '../../format/index.ts';
import { Gem } from '../../format/PriceTag/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import type { Task } from './task.ts';
import { TaskAct } from './TaskAct.tsx';
import { TaskPicture } from './TaskPicture.tsx';
import * as css from './TaskRow.css.ts';
import type { TaskRowProps } from './TaskRow.types.ts';

/** One task: picture, title, progress, reward, and its one action. */
export function TaskRow({ task, onClaim, claiming = false, size = 'full' }: TaskRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { title, hint, reward, state, progress } = task;
  const over = state === 'claimed' || state === 'review';
  return (
    <div className={css.row[size]} data-over={over || undefined}>
      <TaskPicture task={task} size={size} over={over} />
      <div className={css.what}>
        <p className={css.title} title={title}>
          {title}
        </p>
        {hint && size === 'full' && (
          <p className={css.hint} title={hint}>
            {hint}
          </p>
        )}
      </div>
      {progress && <TaskProgress title={title} {...progress} />}
      <span className={css.reward}>
        <Gem />
        <span aria-hidden="true">+{format.integer(reward)}</span>
        <span className={visuallyHidden}>{t`${reward} 黄钻`}</span>
      </span>
      <span className={css.act}>
        <TaskAct task={task} onClaim={onClaim} claiming={claiming} size={size} />
      </span>
    </div>
  );
}

function TaskProgress({ title, done, total }: { title: string } & NonNullable<Task['progress']>) {
  const share = { '--share': total > 0 ? Math.min(1, Math.max(0, done / total)) : 0 } as CSSProperties;
  return (
    <span className={css.progress} data-progress="">
      <span
        className={css.track}
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuenow={Math.min(done, total)}
        aria-valuemax={total}
        aria-valuetext={`${done}/${total}`}
      >
        <span className={css.reached} style={share} />
      </span>
      <span className={css.count} aria-hidden="true">
        {done}/{total}
      </span>
    </span>
  );
}
