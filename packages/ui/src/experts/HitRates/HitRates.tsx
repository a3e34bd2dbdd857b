import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { figure, half, line, list, mark, name, open, sample, track, value } from './HitRates.css.ts';
import { intervalOf } from './interval.ts';

/** Number of wins among the settled plans. */
export interface HitRateItem {
  id: string;
  label: string;
  /** Void ones do not count. */
  settled: number;
  won: number;
}

export interface HitRatesProps extends RootProps {
  rates: readonly HitRateItem[];
}

const percentOf = (share: number) => `${(share * 100).toFixed(1)}%`;

/**
 * Hit rates with the samples they rest on: a mark for the rate, and behind it how far chance alone could have moved it,
 * so that seven of ten does not look like seventy of a hundred.
 */
export const HitRates = forwardRef<HTMLDListElement, HitRatesProps>(function HitRates({ rates, ...root }, ref) {
  const { t, i18n } = useLingui();
  const percent = (share: number) => i18n.number(share, { style: 'percent' });
  return (
    <dl className={list} ref={ref} {...rootOf(root)}>
      {rates.map(({ id, label, settled, won }) => {
        const interval = settled === 0 ? undefined : intervalOf(won, settled);
        const [low, high] = [percent(interval?.low ?? 0), percent(interval?.high ?? 0)];
        return (
          <div key={id} className={line}>
            <dt className={name}>{label}</dt>
            <dd className={track} aria-hidden="true" {...(interval && { title: t`95% 区间 ${low} 到 ${high}` })}>
              <span className={half} />
              {interval && (
                <>
                  <span className={open} style={{ left: percentOf(interval.low), width: percentOf(interval.high - interval.low) }} />
                  <span className={mark} style={{ left: percentOf(won / settled) }} />
                </>
              )}
            </dd>
            <dd className={value}>
              <span className={figure}>{settled === 0 ? '–' : percent(won / settled)}</span>
              <span className={sample}>{t`${plural(settled, { other: '# 场' })}`}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
});
