import { useLingui } from '@lingui/react/macro';
import { forwardRef, type HTMLAttributes } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { LevelBadge } from '../LevelBadge/index.ts';
import * as css from './HeldComments.css.ts';

/** A comment that waits. */
export interface HeldCommentItem {
  id: string;
  text: string;
  nickname: string;
  /** Level from 1. */
  level: number;
  /** Time of sending, formatted for display. */
  at: string;
}

export interface HeldCommentsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'className' | 'style'> {
  /** `loading` keeps its place, `error` offers to ask again; default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** Oldest first. */
  comments: readonly HeldCommentItem[];
  onLetIn: (id: string) => void;
  onPutAway: (id: string) => void;
  /** Id of the comment whose decision is pending; default none. */
  deciding?: string;
  onRetry?: () => void;
}

/** Comments that the room held back, for its anchor and assistants to let in or to put away. */
export const HeldComments = forwardRef<HTMLUListElement, HeldCommentsProps>(function HeldComments(
  { status = 'ready', comments, onLetIn, onPutAway, deciding, onRetry, ...rest },
  ref,
) {
  const { t } = useLingui();
  if (status === 'error') return <ErrorState title={t`待处理的发言没能送到`} onRetry={onRetry} />;
  if (status === 'loading') return <Skeleton lines={3} height={84} />;
  if (comments.length === 0)
    return <EmptyState title={t`没有待处理的发言`} drawing={null}>{t`打开「联系方式先审」后，带联系方式的发言会停在这里`}</EmptyState>;
  return (
    <ul ref={ref} className={css.list} aria-label={t`待处理的发言`} {...rest}>
      {comments.map(({ id, text, nickname, level, at }) => (
        <li key={id} className={css.item}>
          <span className={css.head}>
            <LevelBadge level={level} />
            <span className={css.name}>{nickname}</span>
            <span className={css.time}>{at}</span>
          </span>
          <p className={css.words}>{text}</p>
          <span className={css.acts}>
            <Button size="s" loading={deciding === id} disabled={deciding !== undefined && deciding !== id} onClick={() => onLetIn(id)}>
              {t({ id: 'held.letIn', message: '放行' })}
            </Button>
            <Button size="s" tone="outline" disabled={deciding !== undefined} onClick={() => onPutAway(id)}>
              {t`不放行`}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
});
