import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { forwardRef, type CSSProperties } from 'react';
import { useFormat } from '../../format/index.ts';
import { Gem } from '../../format/PriceTag/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './MilestoneTrack.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** A day of the run that brings more. */
export interface Milestone {
  /** Days of the run that reach it. */
  days: number;
  /** Diamonds that it brings. */
  reward: number;
  /** The run has reached it, and it was paid. */
  reached: boolean;
}

export interface MilestoneTrackProps extends RootProps {
  /** In order of days; the last one ends the track. */
  milestones: readonly Milestone[];
  /** Days of the run so far, from 0. */
  run: number;
}

const place = (share: number): CSSProperties & Record<'--place', string> => ({ '--place': `${Math.min(100, share * 100)}%` });

/** Progress of a run of sign-ins towards its milestones and their rewards. */
export const MilestoneTrack = forwardRef<HTMLDivElement, MilestoneTrackProps>(function MilestoneTrack({ milestones, run, ...root }, ref) {
  const { t } = useLingui();
  const format = useFormat();
  const whole = milestones.at(-1)?.days ?? 1;
  const next = milestones.find(({ reached }) => !reached);
  return (
    <div className={css.track} ref={ref} {...rootOf(root)}>
      <span className={css.bar} aria-hidden="true">
        <span className={css.reached} style={{ '--share': Math.min(1, run / whole) } as CSSProperties} />
      </span>
      <ol className={bare} aria-label={t`连签奖励`}>
        {milestones.map(({ days, reward, reached }) => {
          const state = reached ? 'reached' : next?.days === days ? 'next' : 'ahead';
          const left = days - run;
          const sum = format.integer(reward);
          return (
            <li key={days} className={css.stop} style={place(days / whole)} data-last={days === whole || undefined}>
              <span className={css.mark[state]} aria-hidden="true">
                {reached ? <Check size={14} strokeWidth={3} /> : days}
              </span>
              <span className={css.words[state]} aria-hidden="true">
                {reached ? (
                  t`已领 ${sum}`
                ) : (
                  <>
                    {state === 'next' && <span className={css.left}>{t`再签 ${left} 天`}</span>}
                    <Gem size={12} />
                    <b className={bare}>{sum}</b>
                  </>
                )}
              </span>
              <span className={visuallyHidden}>
                {reached ? t`连签 ${days} 天，已领 ${sum} 黄钻` : t`连签 ${days} 天，可领 ${sum} 黄钻，还差 ${left} 天`}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
});
