import { useLingui } from '@lingui/react/macro';
import { forwardRef, type Ref, type ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { useFormat } from '../../format/index.ts';
import { TrophyCup } from '../TrophyCup/index.ts';
import * as css from './TrophyShelf.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A trophy of a member. */
export interface ShelfTrophy {
  id: string;
  /** From 1. */
  place: number;
  /** Name of the event. */
  event: string;
  /** End of the event, ms UTC. */
  at: number;
}

export interface TrophyShelfProps extends RootProps {
  /** The latest first. */
  trophies: readonly ShelfTrophy[];
  /** Names the shelf for screen readers. */
  label: string;
  /** Text of the empty state: how to win a trophy. */
  emptyNote: string;
  /** Action in the empty state, such as signing in; default none. */
  emptyAction?: ReactNode;
  /** Default ready. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
}

/** The trophies of a member, side by side. */
export const TrophyShelf = forwardRef<HTMLElement, TrophyShelfProps>(function TrophyShelf(
  { trophies, label, emptyNote, emptyAction, status = 'ready', onRetry, ...root },
  ref,
) {
  const { t } = useLingui();
  const { fullDate } = useFormat();
  if (status === 'error')
    return <ErrorState layout="row" title={t`奖杯没能送到`} onRetry={onRetry} ref={ref as Ref<HTMLDivElement>} {...rootOf(root)} />;
  if (status === 'loading')
    return (
      <div role="status" aria-label={t`努力加载中`} ref={ref as Ref<HTMLDivElement>} {...rootOf(root)}>
        <Skeleton shape="block" height={64} />
      </div>
    );
  if (trophies.length === 0)
    return (
      <EmptyState
        title={t`还没有奖杯`}
        drawing={null}
        {...(emptyAction !== undefined && { action: emptyAction })}
        ref={ref as Ref<HTMLDivElement>}
        {...rootOf(root)}
      >
        {emptyNote}
      </EmptyState>
    );
  return (
    <ul className={css.shelf} aria-label={label} ref={ref as Ref<HTMLUListElement>} {...rootOf(root)}>
      {trophies.map(({ id, place, event, at }) => (
        <li key={id} className={css.item}>
          <TrophyCup place={place} />
          <span className={css.words}>
            <span className={css.place}>{t`第 ${place} 名`}</span>
            <span className={css.event} title={event}>
              {event}
            </span>
            <span className={css.when}>{fullDate(at)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
});
