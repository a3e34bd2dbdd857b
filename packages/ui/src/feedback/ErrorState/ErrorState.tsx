import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { EmptyDrawing } from '../../pictures/index.ts';
import { row, rowIcon, rowText } from './ErrorState.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Default texts: a failed load, or an invalid request. */
const words = { failed: msg`出错了`, input: msg`输入错误` } satisfies Record<string, MessageDescriptor>;

export interface ErrorStateProps extends RootProps {
  /** Default text when no `title` is given; default `failed`. */
  kind?: keyof typeof words;
  /** Title in one line that names the failure, such as 赛程没能送到. */
  title?: ReactNode;
  /** One sentence on what the failure means for the rest. */
  children?: ReactNode;
  /** Tries again; without it no button is drawn. */
  onRetry?: () => void;
  /** Whether the retry is pending; default false. */
  retrying?: boolean;
  /** A second action, such as a link to stored content. */
  action?: ReactNode;
  /** `row` fits one line into a list or a card; default `block`. */
  layout?: 'block' | 'row';
  /** Makes the title of a block a heading of this level: 1 where nothing else names the page. Default a paragraph. */
  level?: 1 | 2 | 3;
}

/** Notice in place of a failed block, with a retry; the rest of the page goes on working. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { kind = 'failed', title, children, onRetry, retrying = false, action, layout = 'block', level, ...root },
  ref,
) {
  const { t, i18n } = useLingui();
  const heading = title ?? i18n._(words[kind]);
  const retry = onRetry && (
    <Button
      tone={layout === 'row' ? 'outline' : 'primary'}
      size={layout === 'row' ? 's' : 'm'}
      loading={retrying}
      icon={<RefreshCw size={16} aria-hidden />}
      onClick={onRetry}
    >
      {t`重试`}
    </Button>
  );
  return (
    <div role="status" ref={ref} {...rootOf(root)}>
      {layout === 'block' ? (
        <EmptyState
          drawing={<EmptyDrawing kind="flag" />}
          title={heading}
          level={level}
          action={
            (retry || action) && (
              <>
                {retry}
                {action}
              </>
            )
          }
        >
          {children}
        </EmptyState>
      ) : (
        <div className={row}>
          <span className={rowIcon}>
            <CircleAlert size={16} aria-hidden />
          </span>
          <p className={rowText}>{heading}</p>
          {retry}
          {action}
        </div>
      )}
    </div>
  );
});
