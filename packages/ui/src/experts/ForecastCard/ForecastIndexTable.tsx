import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { OddsCell } from '../../scores/OddsCell/index.ts';
import { markets, moveOf, places, type Market } from '../../scores/odds/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { company, cell, head, market as marketName, moved, moves as movesBox, table } from './ForecastIndex.css.ts';
import type { ForecastIndex, ForecastMatch } from './forecast.ts';

interface ForecastIndexProps {
  match: Pick<ForecastMatch, 'id' | 'inPoints'>;
  index: ForecastIndex;
  /** Called with the match to show its companies one by one; without it their number is plain. */
  onCompanies?: (id: string) => void;
}

/** Average prices, current over opening, and the number of companies that moved each way. */
export function ForecastIndexTable({
  match: { id, inPoints = false },
  index: { average, companies, moves },
  onCompanies,
}: ForecastIndexProps) {
  const { t } = useLingui();
  const names: Record<Market, string> = inPoints
    ? {
        asian: t({ id: 'forecast.spread', message: '让分' }),
        size: t({ id: 'forecast.points', message: '大小分' }),
        european: t({ id: 'forecast.winner', message: '欧指' }),
      }
    : {
        asian: t({ id: 'forecast.asian', message: '亚指' }),
        size: t({ id: 'forecast.size', message: '大小' }),
        european: t({ id: 'forecast.european', message: '欧指' }),
      };
  const count = t`${plural(companies, { other: '# 家平均' })}`;
  return (
    <table className={table}>
      <colgroup>
        <col width="76" />
        <col />
        <col />
        <col />
        <col width="84" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={3} className={head.start}>{t`指数：上行即时，下行初盘`}</th>
          <th scope="col" colSpan={2} className={head.end}>
            {onCompanies ? (
              <button type="button" className={company} aria-haspopup="dialog" title={t`看每家公司的变化`} onClick={() => onCompanies(id)}>
                {count}
              </button>
            ) : (
              count
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {markets.map((market) => {
          const odds = average[market];
          if (!odds) return null;
          const { initial, live } = odds;
          return (
            <tr key={market}>
              <th scope="row" className={marketName}>
                {names[market]}
              </th>
              {places.map((place) => (
                <td key={place} className={cell}>
                  {initial[place] !== undefined && (
                    <OddsCell
                      inPoints={inPoints}
                      market={market}
                      place={place}
                      live={live ? (live[place] ?? null) : null}
                      initial={initial[place]}
                      move={live ? moveOf(initial[place], live[place] ?? 0) : 'flat'}
                    />
                  )}
                </td>
              ))}
              <td className={cell}>
                <Moves up={moves[market]?.up ?? 0} down={moves[market]?.down ?? 0} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Number of companies that raised the opening price, and of those that lowered it. */
function Moves({ up, down }: { up: number; down: number }) {
  const { t } = useLingui();
  return (
    <span className={movesBox} title={t`${up} 家升，${down} 家降`}>
      <span className={visuallyHidden}>{t`${up} 家升，${down} 家降`}</span>
      <span className={moved.up} aria-hidden="true">
        {up}
      </span>
      <span className={moved.down} aria-hidden="true">
        {down}
      </span>
    </span>
  );
}
