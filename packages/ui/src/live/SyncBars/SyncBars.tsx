import { useLingui } from '@lingui/react/macro';
import { forwardRef, type CSSProperties } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { bar, list, number, own, row, value, wait, words } from './SyncBars.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A picture that is synchronised with others. */
export interface SyncBarsItem {
  id: string;
  name: string;
  /** Latency of the stream itself, seconds; absent while unknown. */
  own?: number;
}

export interface SyncBarsProps extends RootProps {
  /** In the order of their numbers. */
  items: readonly SyncBarsItem[];
  /** Common latency of all, seconds; null while they are not synchronised. */
  delay: number | null;
}

const length = (from: number, width: number): CSSProperties => ({ insetInlineStart: `${from}%`, width: `${width}%` });

/** Latency of several pictures: filled is the stream's own, striped the wait for the slowest. */
export const SyncBars = forwardRef<HTMLUListElement, SyncBarsProps>(function SyncBars({ items, delay, ...root }, ref) {
  const { t, i18n } = useLingui();
  const seconds = (of: number) => i18n.number(of, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const longest = Math.max(delay ?? 0, ...items.map((item) => item.own ?? 0), 1);
  return (
    <ul className={list} ref={ref} {...rootOf(root)}>
      {items.map(({ id, name, own: late }, index) => {
        const waits = late === undefined || delay === null ? 0 : Math.max(0, delay - late);
        const share = (of: number) => (of / longest) * 100;
        const [lateText, waitsText] = [seconds(late ?? 0), seconds(waits)];
        return (
          <li key={id} className={row}>
            <span className={number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={words} title={name}>
              {name}
            </span>
            <span className={bar} aria-hidden="true">
              <span className={own} style={length(0, share(late ?? 0))} />
              <span className={wait} style={length(share(late ?? 0), share(waits))} />
            </span>
            <span className={value}>
              {late === undefined ? (
                '-'
              ) : (
                <>
                  <span aria-hidden="true">{lateText} s</span>
                  <span className={visuallyHidden}>{t`原延迟 ${lateText} 秒，补等 ${waitsText} 秒`}</span>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
});
