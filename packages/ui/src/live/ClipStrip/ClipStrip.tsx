import { useLingui } from '@lingui/react/macro';
import { forwardRef, useId, type ReactNode } from 'react';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { SectionTitle } from '../../frame/SectionTitle/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { ClipCard, type ClipCardItem } from '../ClipCard/index.ts';
import { ClipCardSkeleton } from '../ClipCard/ClipCardSkeleton.tsx';
import { place, row } from './ClipStrip.css.ts';
import { bare } from '../../theme/bare.css.ts';

export interface ClipStripProps extends RootProps {
  /** Clips in display order, usually newest first. */
  clips: readonly ClipCardItem[];
  /** Name of the strip; default 精彩片段. */
  title?: string;
  /** Default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
  /** Beside the name, such as how to make one. */
  hint?: ReactNode;
  /** Page with all of them; default none. */
  more?: { href: string; label: string };
  /** Shown where there are none. */
  empty?: ReactNode;
}

/** Number of skeletons. */
const waiting = [0, 1, 2, 3];

/** Clips in one row that scrolls sideways; it is as high while it loads. */
export const ClipStrip = forwardRef<HTMLElement, ClipStripProps>(function ClipStrip(
  { clips, title, status = 'ready', onRetry, hint, more, empty, ...root },
  ref,
) {
  const { t } = useLingui();
  const heading = useId();
  const name = title ?? t`精彩片段`;
  return (
    <section className={place} aria-labelledby={heading} aria-busy={status === 'loading' || undefined} ref={ref} {...rootOf(root)}>
      <SectionTitle headingId={heading} {...(hint !== undefined && { hint })} {...(more && { more })}>
        {name}
      </SectionTitle>
      {status === 'error' && clips.length === 0 ? (
        <ErrorState layout="row" title={t`片段没能送到`} {...(onRetry && { onRetry })} />
      ) : status === 'ready' && clips.length === 0 ? (
        empty
      ) : (
        <ul className={row}>
          {clips.map((clip) => (
            <li className={bare} key={clip.id}>
              <ClipCard clip={clip} />
            </li>
          ))}
          {status === 'loading' &&
            clips.length === 0 &&
            waiting.map((index) => (
              <li className={bare} key={index}>
                <ClipCardSkeleton />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
});
