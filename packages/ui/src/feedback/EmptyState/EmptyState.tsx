import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { forwardRef, type ReactNode } from 'react';
import { EmptyDrawing } from '../../pictures/index.ts';
import { acts, frame, lineText, titleText } from './EmptyState.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** The specification's own words: a block without data, a list without entries. */
const words = { data: msg`暂无数据`, list: msg`列表为空` } satisfies Record<string, MessageDescriptor>;

export interface EmptyStateProps extends RootProps {
  /** Which standard words stand there when no `title` is given; default `data`. */
  kind?: keyof typeof words;
  /** What is missing, in one line, such as 还没有收藏比赛. */
  title?: ReactNode;
  /** How it could be otherwise, in one sentence. */
  children?: ReactNode;
  /** The one useful act, a link or a button. */
  action?: ReactNode;
  /** A line drawing of 160 by 120 px, usually an `EmptyDrawing` of another kind; default an empty goal. `null` leaves it out. */
  drawing?: ReactNode;
}

/** Says that there is nothing here, and where to go instead. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { kind = 'data', title, children, action, drawing = <EmptyDrawing />, ...root },
  ref,
) {
  const { i18n } = useLingui();
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      {drawing}
      <p className={titleText}>{title ?? i18n._(words[kind])}</p>
      {children && <p className={lineText}>{children}</p>}
      {action && <div className={acts}>{action}</div>}
    </div>
  );
});
