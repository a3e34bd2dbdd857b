import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import type { CommentThreadItem } from './commentItem.ts';
import { CommentLine, type CommentActs } from './CommentLine.tsx';
import * as css from './CommentThread.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface CommentThreadProps extends RootProps {
  thread: CommentThreadItem;
  acts: CommentActs;
  /** Fetches answers that do not show yet; without it the rest is not offered. */
  onMore?: () => void;
  /** Answers are on their way; default false. */
  loading?: boolean;
  /** Id of the comment that the reader came for; default none. */
  focusedId?: string;
  /** A `CommentField` shown where a reply is being written; default none. */
  field?: ReactNode;
}

/** One comment with its answers, folded to the first of them. */
export const CommentThread = forwardRef<HTMLDivElement, CommentThreadProps>(function CommentThread(
  { thread, acts, onMore, loading = false, focusedId, field, ...root },
  ref,
) {
  const { t } = useLingui();
  const { replies, total } = thread;
  const rest = Math.max(0, total - replies.length);
  return (
    <div className={css.thread} ref={ref} {...rootOf(root)}>
      <CommentLine comment={thread} acts={acts} focused={focusedId === thread.id} />
      {(replies.length > 0 || field !== undefined || rest > 0) && (
        <div className={css.answers}>
          {replies.length > 0 && (
            <ul className={css.list}>
              {replies.map((reply) => (
                <li className={bare} key={reply.id}>
                  <CommentLine comment={reply} acts={acts} answer focused={focusedId === reply.id} />
                </li>
              ))}
            </ul>
          )}
          {rest > 0 && onMore && (
            <button type="button" className={css.rest} aria-busy={loading || undefined} onClick={loading ? undefined : onMore}>
              {loading ? t`努力加载中` : t`${plural(rest, { other: '展开其余 # 条回复' })}`}
              <ChevronDown size={16} aria-hidden />
            </button>
          )}
          {field}
        </div>
      )}
    </div>
  );
});
