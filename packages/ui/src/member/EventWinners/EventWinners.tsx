import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { useFormat } from '../../format/index.ts';
import { RowList } from '../../lists/RowList/index.ts';
import { RankCount, type RankUnit } from '../../live/RankList/index.ts';
import { TrophyCup } from '../TrophyCup/index.ts';
import * as css from './EventWinners.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A winner of a place; equals share one. */
export interface EventWinner {
  id: string;
  nickname: string;
  place: number;
  /** In the unit of the event. */
  value: number;
  /** Their page; left out for no link. */
  href?: string;
}

/** An event that is over. */
export interface PastEventItem {
  id: string;
  name: string;
  /** Kind of contest: 送礼赛. */
  kind: string;
  unit: RankUnit;
  /** From when until when, ms UTC; the end is the first instant after it. */
  startsAt: number;
  endsAt: number;
  winners: readonly EventWinner[];
}

export interface EventWinnersProps extends RootProps {
  /** The latest first. */
  events: readonly PastEventItem[];
  /** Names the list for screen readers. */
  label: string;
  /** Default ready. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
}

/** Finished events, each with the winners of its trophies. */
export const EventWinners = forwardRef<HTMLDivElement, EventWinnersProps>(function EventWinners(
  { events, label, status = 'ready', onRetry, ...root },
  ref,
) {
  const { t } = useLingui();
  const { fullDate } = useFormat();
  if (status === 'error') return <ErrorState title={t`往届没能送到`} onRetry={onRetry} ref={ref} {...rootOf(root)} />;
  if (status === 'loading')
    return (
      <div role="status" aria-label={t`努力加载中`} ref={ref} {...rootOf(root)}>
        <Skeleton lines={3} height={48} />
      </div>
    );
  if (events.length === 0)
    return <EmptyState title={t`还没有办完的活动`} ref={ref} {...rootOf(root)}>{t`第一届结束后，得主都写在这里`}</EmptyState>;
  return (
    <div className={css.frame} ref={ref} {...rootOf(root)}>
      <RowList roomy aria-label={label}>
        {events.map(({ id, name, kind, unit, startsAt, endsAt, winners }) => {
          const [first, last] = [fullDate(startsAt), fullDate(endsAt - 1)];
          return (
            <li key={id} className={css.row}>
              <span className={css.event}>
                <span className={css.name} title={name}>
                  {name}
                </span>
                <span className={css.note}>{kind}</span>
                <span className={css.note}>{first === last ? first : t`${first} 至 ${last}`}</span>
              </span>
              {winners.length === 0 ? (
                <span className={css.note}>{t`这一届没有人上榜`}</span>
              ) : (
                <ul className={css.winners} aria-label={t`${name}的得主`}>
                  {winners.map((winner) => (
                    <li key={winner.id} className={css.winner}>
                      <TrophyCup place={winner.place} size="s" />
                      <span className={css.words}>
                        {winner.href === undefined ? (
                          <span className={css.who} title={winner.nickname}>
                            {winner.nickname}
                          </span>
                        ) : (
                          <a className={css.whoLink} href={winner.href} title={winner.nickname}>
                            {winner.nickname}
                          </a>
                        )}
                        <span className={css.value}>
                          <RankCount value={winner.value} unit={unit} />
                        </span>
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </RowList>
    </div>
  );
});
