import { useLingui } from '@lingui/react/macro';
import { Play, Users } from 'lucide-react';
import { Cover, type CoverProps } from '../../pictures/Cover/index.ts';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { body, card, enter, facts, length, people, picture, playing, title } from './ReplayCard.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A broadcast that can be watched again, as the card takes it. */
export interface ReplayCardItem {
  /** Address of the replay. */
  href: string;
  title: string;
  cover: Omit<CoverProps, 'loading'>;
  /** Length in seconds. */
  seconds: number;
  /** Start of the broadcast, ms UTC. */
  startedAt: number;
  /** Peak number of viewers. */
  peak: number;
}

export interface ReplayCardProps extends RootProps {
  replay: ReplayCardItem;
  /** `card` for a wall, `row` for a list in a column; default `card`. */
  look?: 'card' | 'row';
  /** Whether it is the replay playing; default false. */
  current?: boolean;
}

/** A broadcast that can be watched again. The whole card is one link; screen readers get its title first. */
export const ReplayCard = forwardRef<HTMLAnchorElement, ReplayCardProps>(function ReplayCard(
  { replay: { href, title: words, cover, seconds, startedAt, peak }, look = 'card', current = false, ...root },
  ref,
) {
  const { t } = useLingui();
  const { clock, date, time, compact } = useFormat();
  const long = clock(seconds);
  return (
    <a className={card[look]} href={href} aria-current={current || undefined} ref={ref} {...rootOf(root)}>
      <span className={body[look]}>
        <span className={title} title={words}>
          {words}
        </span>
        <span className={facts}>
          {current ? (
            <span className={playing}>{t`正在播放`}</span>
          ) : (
            <span>
              {date(startedAt)} {time(startedAt)}
            </span>
          )}
          <span className={people}>
            <Users size={13} aria-hidden />
            <span className={visuallyHidden}>{t`最高同时在看`}</span> {compact(peak)}
          </span>
        </span>
      </span>
      <span className={picture[look]}>
        <Cover {...cover} loading="lazy" />
        <span className={length}>
          <span className={visuallyHidden}>{t`时长`}</span> {long}
        </span>
        <span className={enter} aria-hidden="true">
          <Play size={look === 'row' ? 16 : 22} fill="currentColor" />
        </span>
      </span>
    </a>
  );
});
