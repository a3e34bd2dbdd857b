import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { forwardRef, useId } from 'react';
import { addMonths } from '../../format/civil/civil.ts';
import { useCalendarLabels } from '../../forms/Calendar/useCalendarLabels.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { useFormat } from '../../format/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Gem } from '../../format/PriceTag/index.ts';
import { SectionTitle } from '../../frame/SectionTitle/index.ts';
import type { SignInMonthData } from './month.ts';
import * as css from './SignInMonth.css.ts';
import { SignInMonthGrid } from './SignInMonthGrid.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export type { SignInMonthData } from './month.ts';

export interface SignInMonthProps extends RootProps {
  /** The month; left out while it is not known. */
  data?: SignInMonthData;
  /** `loading` keeps the place of the month, `error` offers to try again; default `ready` with a month, `loading` without. */
  status?: 'ready' | 'loading' | 'error';
  /** Month shown, `2026-11`, also while its days are loading. */
  month: string;
  /** Earliest and latest month that the arrows reach; default none, and the asked one. */
  min?: string;
  max?: string;
  onMonthChange: (month: string) => void;
  /** Asks for the month again after an `error`. */
  onRetry?: () => void;
}

/** A month of sign-ins: days signed, missed and to come, and the rewards. */
export const SignInMonth = forwardRef<HTMLDivElement, SignInMonthProps>(function SignInMonth(
  { data, status = data ? 'ready' : 'loading', month, min, max = month, onMonthChange, onRetry, ...root },
  ref,
) {
  const { t } = useLingui();
  const words = useCalendarLabels();
  const heading = useId();
  const go = (months: number) => onMonthChange(addMonths(`${month}-01`, months).slice(0, 7));
  const arrows = (
    <>
      <IconButton
        size="s"
        label={t`上个月`}
        icon={<ChevronLeft size={16} aria-hidden />}
        disabled={min !== undefined && month <= min}
        onClick={() => go(-1)}
      />
      <IconButton size="s" label={t`下个月`} icon={<ChevronRight size={16} aria-hidden />} disabled={month >= max} onClick={() => go(1)} />
    </>
  );
  return (
    <div
      role="group"
      className={css.card}
      aria-labelledby={heading}
      aria-busy={status === 'loading' || undefined}
      ref={ref}
      {...rootOf(root)}
    >
      <SectionTitle headingId={heading} action={arrows}>
        <span className={css.name} aria-live="polite">
          {words.month(`${month}-01`)}
        </span>
      </SectionTitle>
      {status === 'error' ? (
        <div className={css.failed}>
          <ErrorState title={t`签到日历没能送到`} onRetry={onRetry} />
        </div>
      ) : (
        <SignInMonthGrid data={data} month={month} labelledBy={heading} />
      )}
      <p className={css.legend}>
        <span className={css.key}>
          <i className={css.swatch} aria-hidden="true" />
          <Trans>已签</Trans>
        </span>
        <span className={css.zone}>
          <Trans>以北京时间 0 点为准</Trans>
        </span>
      </p>
      <Figures data={data} />
    </div>
  );
});

function Figures({ data }: { data: SignInMonthData | undefined }) {
  const format = useFormat();
  const days = data?.signed.length ?? 0;
  const longest = data?.longest ?? 0;
  return (
    <dl className={css.figures}>
      <div className={css.figure}>
        <dt className={bare}>
          <Trans>本月已签</Trans>
        </dt>
        <dd className={css.value}>{data ? <Plural value={days} other="# 天" /> : '–'}</dd>
      </div>
      <div className={css.figure}>
        <dt className={bare}>
          <Trans>最长连签</Trans>
        </dt>
        <dd className={css.value}>{data ? <Plural value={longest} other="# 天" /> : '–'}</dd>
      </div>
      <div className={css.figure}>
        <dt className={bare}>
          <Trans>签到所得</Trans>
        </dt>
        <dd className={css.value}>
          <Gem size={16} />
          {data ? format.integer(data.signed.reduce((sum, { reward }) => sum + reward, 0)) : '–'}
        </dd>
      </div>
    </dl>
  );
}
