import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { useFormat } from '../../format/index.ts';
import * as css from './FlashLine.css.ts';

/** One piece of news of a single sentence. */
export interface Flash {
  id: string;
  /** When it was told, ms UTC. */
  at: number;
  text: string;
  /** Where more of it stands; default nowhere. */
  href?: string;
  /** Told with a filled mark; default false. */
  major?: boolean;
}

export interface FlashLineProps {
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
export function FlashLine({ flashes, label, timeZone, status = 'ready', onRetry }: FlashLineProps) {
  const { t } = useLingui();
  const { time } = useFormat(timeZone);
  if (status === 'error') return <ErrorState layout="row" onRetry={onRetry} />;
  if (status === 'loading')
    return (
      <div role="status" aria-label={t`努力加载中`}>
        <Skeleton lines={6} height={24} />
      </div>
    );
  if (flashes.length === 0) return <EmptyState title={t`今天还没有快讯`} drawing={null} />;
  return (
    <ol className={css.line} aria-label={label}>
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
}
