import { useLingui } from '@lingui/react/macro';
import { CalendarSync, Copy } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import * as css from './CalendarPanel.css.ts';

export interface CalendarPanelProps {
  /** Whether the address is here, on its way, or could not be had; default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** Address by https; null while the member has made none. */
  address: string | null;
  /** The calendar is somebody's own: whoever knows the address reads it. Default false. */
  own?: boolean;
  /** When a program read it last, formatted for display; left out for never. */
  read?: string;
  /** Whether results stand in it. */
  withResults: boolean;
  /** Whether an address is being made or ended; default false. */
  pending?: boolean;
  onResultsChange: (withResults: boolean) => void;
  onCopy: (address: string) => void;
  /** Makes an address, or another in place of the one before; only for an own calendar. */
  onRenew?: () => void;
  /** Ends the address; only for an own calendar. */
  onRevoke?: () => void;
  onRetry?: () => void;
}

/** Subscription to a calendar that follows its matches: its address for any calendar, and the ways to end it. */
export function CalendarPanel({
  status = 'ready',
  address,
  own = false,
  read,
  withResults,
  pending = false,
  onResultsChange,
  onCopy,
  onRenew,
  onRevoke,
  onRetry,
}: CalendarPanelProps) {
  const { t } = useLingui();
  return (
    <div className={css.panel}>
      <p className={css.title}>{t`订阅到日历`}</p>
      <p className={css.words}>{t`订阅一次，改期、换场地和赛果都会自己更新。`}</p>
      {status === 'loading' && <Skeleton height={96} />}
      {status === 'error' && <ErrorState layout="row" title={t`日历地址没能送到`} {...(onRetry && { onRetry })} />}
      {status === 'ready' && address === null && (
        <Button loading={pending} icon={<CalendarSync size={16} aria-hidden />} onClick={onRenew}>{t`生成我的日历地址`}</Button>
      )}
      {status === 'ready' && address !== null && (
        <>
          <p className={css.address} role="group" aria-label={t`日历地址`}>
            {address}
          </p>
          <Switch side="end" checked={withResults} onCheckedChange={onResultsChange}>{t`显示赛果`}</Switch>
          <div className={css.acts}>
            <ButtonLink size="s" href={address.replace(/^https?:/, 'webcal:')} icon={<CalendarSync size={16} aria-hidden />}>
              {t`打开日历订阅`}
            </ButtonLink>
            <Button size="s" tone="outline" icon={<Copy size={16} aria-hidden />} onClick={() => onCopy(address)}>{t`复制地址`}</Button>
          </div>
          {own && (
            <>
              <p className={css.words}>
                {t`知道这个地址的人都能看到你的比赛，别发给别人。`}
                {read !== undefined && ` ${t`最近一次读取：${read}`}`}
              </p>
              <div className={css.acts}>
                <Button size="s" tone="plain" loading={pending} onClick={onRenew}>{t`换一个地址`}</Button>
                <Button size="s" tone="plain" disabled={pending} onClick={onRevoke}>{t`停用`}</Button>
              </div>
            </>
          )}
        </>
      )}
    </div>
  );
}
