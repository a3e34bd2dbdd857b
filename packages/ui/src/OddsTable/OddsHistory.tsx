import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../format/index.ts';
import { OddsCell } from '../OddsCell/index.ts';
import { moveOf, places, type Market, type Quote } from '../odds/index.ts';
import { cells, head, table } from './OddsTable.css.ts';

export interface OddsHistoryProps {
  market: Market;
  /** Quotes with their times in ms UTC, newest first; null while the market was locked. */
  entries: readonly { at: number; quote: Quote | null }[];
  /** IANA zone of the times; default the viewer's own. */
  timeZone?: string;
}

/** Every change of one market of one company, newest first. */
export function OddsHistory({ market, entries, timeZone }: OddsHistoryProps) {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  return (
    <table className={table} aria-label={t`变化记录`}>
      <thead>
        <tr>
          <th scope="col" className={head.start}>{t`时间`}</th>
          <th scope="col" colSpan={3} className={head.middle}>{t`指数`}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ at, quote }, index) => (
          <tr key={at}>
            <td className={cells.start}>
              {format.date(at)} {format.time(at)}
            </td>
            {places.map((place) => (
              <td key={place} className={cells.middle}>
                {(!quote || quote[place] !== undefined) && <OddsCell market={market} place={place} live={quote ? (quote[place] ?? null) : null} move={quote ? moveOf(entries[index + 1]?.quote?.[place], quote[place] ?? 0) : 'flat'} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
