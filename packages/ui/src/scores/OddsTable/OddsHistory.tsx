import { useLingui } from '@lingui/react/macro';
import type { Score } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { OddsCell } from '../OddsCell/index.ts';
import { moveOf, places, type Market, type Quote } from '../odds/index.ts';
import { cells, head, moment, table } from './OddsTable.css.ts';

/** One change of a market. */
export interface OddsChange {
  /** Ms UTC. */
  at: number;
  /** Quote from then on; null while the market was locked. */
  quote: Quote | null;
  /** Minute of play at that moment; left out before the match. */
  minute?: number;
  /** The score at that moment. */
  score?: Score;
}

export interface OddsHistoryProps {
  market: Market;
  /** Changes, newest first. */
  entries: readonly OddsChange[];
  /** IANA zone of the times; default the viewer's own. */
  timeZone?: string;
  /** Lines are of points, as in basketball, not of goals; default false. */
  inPoints?: boolean;
}

/** Every change of one market of one company, newest first. */
export function OddsHistory({ market, entries, timeZone, inPoints = false }: OddsHistoryProps) {
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
        {entries.map(({ at, quote, minute, score }, index) => (
          <tr key={`${at} ${index}`}>
            <td className={cells.start}>
              {format.date(at)} {format.time(at)}
              {minute !== undefined && (
                <span className={moment}>
                  {minute}&apos;{score && ` ${score.home}-${score.away}`}
                </span>
              )}
            </td>
            {places.map((place) => (
              <td key={place} className={cells.middle}>
                {(!quote || quote[place] !== undefined) && (
                  <OddsCell
                    inPoints={inPoints}
                    market={market}
                    place={place}
                    live={quote ? (quote[place] ?? null) : null}
                    move={quote ? moveOf(entries[index + 1]?.quote?.[place], quote[place] ?? 0) : 'flat'}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
