import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { useFormat } from '../../format/index.ts';
import * as css from './FlashLine.css.ts';
import { forwardRef, type Ref } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** One piece of news of a single sentence. */
export interface Flash {
  id: string;
  /** Time of publication, ms UTC. */
  at: number;
  text: string;
  /** Address of the full story; default none. */
  href?: string;
  /** Shows a filled mark; default false. */
  major?: boolean;
}

export interface FlashLineProps extends RootProps {
  /** The newest first. */
  flashes: readonly Flash[];
  /** Names the line for screen readers. */
  label: string;
  /** IANA zone of the times; default the viewer's own. */
  timeZone?: string;
  /** Default ready. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
}

/** News as they come, each on its minute of one line. */
export const FlashLine = forwardRef<HTMLElement, FlashLineProps>(function FlashLine(
  { flashes, label, timeZone, status = 'ready', onRetry, ...root },
  ref,
) {
  const { t } = useLingui();
  const { time } = useFormat(timeZone);
  if (status === 'error') return <ErrorState layout="row" onRetry={onRetry} ref={ref as Ref<HTMLDivElement>} {...rootOf(root)} />;
  if (status === 'loading')
    return (
      <div role="status" aria-label={t`努力加载中`} aria-busy ref={ref as Ref<HTMLDivElement>} {...rootOf(root)}>
        <Skeleton lines={6} height={24} />
      </div>
    );
  if (flashes.length === 0)
    return <EmptyState title={t`今天还没有快讯`} drawing={null} ref={ref as Ref<HTMLDivElement>} {...rootOf(root)} />;
  return (
    <ol className={css.line} aria-label={label} ref={ref as Ref<HTMLOListElement>} {...rootOf(root)}>
      {flashes.map(({ id, at, text, href, major = false }) => (
        <li key={id} className={css.entry} data-major={major || undefined}>
          <time className={css.at} dateTime={new Date(at).toISOString()}>
            {time(at)}
          </time>
          <span className={css.mark} aria-hidden="true" />
          {href === undefined ? (
            <span className={css.words}>{text}</span>
          ) : (
            <a className={css.link} href={href}>
              {text}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
});
