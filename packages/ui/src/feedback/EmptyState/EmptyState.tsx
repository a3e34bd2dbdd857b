import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { forwardRef, type ReactNode } from 'react';
import { EmptyDrawing } from '../../pictures/index.ts';
import { acts, frame, lineText, titleText } from './EmptyState.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** The specification's own texts: a block without data, a list without entries. */
const words = { data: msg`暂无数据`, list: msg`列表为空` } satisfies Record<string, MessageDescriptor>;

export interface EmptyStateProps extends RootProps {
  /** Default texts when no `title` is given; default `data`. */
  kind?: keyof typeof words;
  /** Title in one line that names what is missing, such as 还没有收藏比赛. */
  title?: ReactNode;
  /** One sentence on how to change that. */
  children?: ReactNode;
  /** The one useful act, a link or a button. */
  action?: ReactNode;
  /** A line drawing of 160 by 120 px, usually an `EmptyDrawing` of another kind; default an empty goal. `null` leaves it out. */
  drawing?: ReactNode;
  /** Makes the title a heading of this level: 1 where there is nothing else on the page that names it. Default a paragraph. */
  level?: 1 | 2 | 3 | undefined;
}

/** Says that there is nothing here, and where to go instead. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { kind = 'data', title, children, action, drawing = <EmptyDrawing />, level, ...root },
  ref,
) {
  const { i18n } = useLingui();
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      {drawing}
      <Title className={titleText}>{title ?? i18n._(words[kind])}</Title>
      {children && <p className={lineText}>{children}</p>}
      {action && <div className={acts}>{action}</div>}
    </div>
  );
});
