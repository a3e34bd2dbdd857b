import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { useFormat } from '../../format/index.ts';
import { Gem } from '../../format/PriceTag/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import type { Task, TaskKind } from './task.ts';
import * as css from './TaskRow.css.ts';
import type { TaskRowProps, TaskSize } from './TaskRow.types.ts';
import {
  Check,
  Bookmark,
  CalendarCheck,
  Gift,
  Heart,
  ListTodo,
  MessageSquareText,
  PenLine,
  Share2,
  Tv,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';

const drawings: Record<TaskKind, LucideIcon> = {
  watch: Tv,
  danmaku: MessageSquareText,
  gift: Gift,
  recharge: Wallet,
  sign: CalendarCheck,
  profile: UserRound,
  follow: Heart,
  reserve: Bookmark,
  share: Share2,
  post: PenLine,
};

interface TaskPictureProps {
  task: Pick<Task, 'image' | 'kind'>;
  size: TaskSize;
  /** Nothing is left to do about it. */
  over: boolean;
}

/** The picture of a task: its own, or the drawing of its kind. */
function TaskPicture({ task: { image, kind }, size, over }: TaskPictureProps) {
  const [broken, setBroken] = useState<string>();
  const Drawing = kind ? drawings[kind] : ListTodo;
  return (
    <span className={css.picture[over ? 'over' : 'open']} aria-hidden="true">
      {image && image !== broken ? (
        <img className={css.image} src={image} alt="" loading="lazy" decoding="async" onError={() => setBroken(image)} />
      ) : (
        <Drawing size={size === 'full' ? 20 : 16} />
      )}
    </span>
  );
}

/** Action on a task: a link to it, claiming the reward, or none. */
function TaskAct({ task: { id, title, state, href }, onClaim, claiming, size }: Required<TaskRowProps>) {
  const { t } = useLingui();
  if (state === 'open') {
    const go = t`去完成`;
    return href ? (
      <ButtonLink tone="soft" size="s" stretch href={href} label={`${go}：${title}`}>
        {go}
      </ButtonLink>
    ) : null;
  }
  if (state === 'review') return <span className={css.still}>{t`审核中`}</span>;
  const claimed = state === 'claimed';
  const word = claimed ? t`已领取` : t`领取`;
  return (
    <span className={css.claim} data-claimed={claimed || undefined}>
      <Button
        tone={claimed ? 'plain' : 'diamond'}
        size="s"
        stretch
        loading={claiming}
        icon={claimed && size === 'full' ? <Check size={16} aria-hidden /> : undefined}
        aria-label={`${word}：${title}`}
        // The button stays, so that it keeps the focus after a claim; but it is no tab stop any more.
        aria-disabled={claimed || undefined}
        tabIndex={claimed ? -1 : undefined}
        onClick={claimed ? undefined : () => onClaim(id)}
      >
        {word}
      </Button>
    </span>
  );
}

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
