import { useLingui } from '@lingui/react/macro';
import { forwardRef, Fragment, useState, type ReactNode } from 'react';
import { OddsCell } from '../OddsCell/index.ts';
import { moveOf, places, priceText, rateText, returnRate, type Market, type MatchOdds, type Place, type Quote } from '../odds/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import {
  apart,
  average,
  bar,
  cells,
  change,
  company as companyText,
  companyButton,
  companyColumn,
  drawer,
  foot,
  frame,
  head,
  priceWidth,
  rate,
  roomy,
  row,
  table,
  wide,
} from './OddsTable.css.ts';
import { Sparkline } from './Sparkline.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** One company's markets of a match. */
export interface CompanyOdds {
  id: string;
  /** Name as the site shows it. */
  name: string;
  odds: MatchOdds;
  /** The home price (over, home win) through time, oldest first: Asian prices as net gain for one staked; at in ms UTC. */
  history?: Partial<Record<Market, readonly { at: number; price: number }[]>>;
  /** Whether it is the average of the others, set apart from them. */
  isAverage?: boolean;
}

export interface OddsTableProps extends RootProps {
  /** Names the table for screen readers. */
  label: string;
  companies: readonly CompanyOdds[];
  /** Market shown first; default Asian. */
  defaultMarket?: Market;
  /** Kick-off in ms UTC, marked in the curves. */
  kickoffAt?: number;
  /** The changes of one company, shown under its line when its name is pressed; without it names are plain. */
  history?: (company: CompanyOdds, market: Market) => ReactNode;
  /** Called when a company's name is pressed, to show its changes elsewhere, as in a drawer; wins over `history`. */
  onCompany?: (company: CompanyOdds, market: Market) => void;
  /** A short note at the end. */
  note?: ReactNode;
  /** Lines are of points, as in basketball, not of goals; default false. */
  inPoints?: boolean;
}

const order = ['asian', 'size', 'european'] as const satisfies readonly Market[];

/** Return rate of a book on one quote. */
function rateOf(market: Market, { home, middle, away }: Quote): number {
  return market === 'european' ? returnRate([home, middle, away].filter((price) => price !== undefined)) : returnRate([home + 1, away + 1]);
}

/** The prices of all companies in one market: current over opening, the return rate, the course of the first price, and its change. */
export const OddsTable = forwardRef<HTMLDivElement, OddsTableProps>(function OddsTable(
  { label, companies, defaultMarket = 'asian', kickoffAt, history, onCompany, note, inPoints = false, ...root },
  ref,
) {
  const { t } = useLingui();
  const [market, setMarket] = useState<Market>(defaultMarket);
  const [opened, setOpened] = useState<string>();
  const names: Record<Market, string> = inPoints
    ? { asian: t`让分`, size: t`大小分`, european: t({ id: 'odds.winner', message: '欧指' }) }
    : { asian: t`亚指`, size: t`大小`, european: t`欧指` };
  const heads: Record<Market, Record<Place, string>> = {
    asian: {
      home: t({ id: 'odds.home', message: '主' }),
      middle: t({ id: 'odds.line', message: '盘口' }),
      away: t({ id: 'odds.away', message: '客' }),
    },
    size: {
      home: t({ id: 'odds.over', message: '大' }),
      middle: t({ id: 'odds.total', message: '盘' }),
      away: t({ id: 'odds.under', message: '小' }),
    },
    european: {
      home: t({ id: 'odds.win', message: '主胜' }),
      middle: inPoints ? '' : t({ id: 'odds.draw', message: '平' }),
      away: t({ id: 'odds.lose', message: '客胜' }),
    },
  };
  const offered = companies.filter(({ odds }) => odds[market]);
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      <div className={bar}>
        <SegmentedControl
          label={t`指数种类`}
          segments={order.map((id) => ({ value: id, label: names[id] }))}
          value={market}
          onValueChange={setMarket}
        />
      </div>
      <table className={table} aria-label={`${label} ${names[market]}`}>
        <colgroup>
          <col className={companyColumn} />
          <col className={priceWidth.price} />
          <col className={priceWidth.line} />
          <col className={priceWidth.price} />
          <col className={roomy} width="64" />
          <col className={wide} />
          <col className={wide} width="60" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={head.start}>{t`公司`}</th>
            {places.map((place) => (
              <th key={place} scope="col" className={`${head.middle} ${place === 'home' ? apart : ''}`}>
                {heads[market][place]}
              </th>
            ))}
            <th scope="col" className={`${head.middle} ${apart} ${roomy}`}>{t`返还率`}</th>
            <th scope="col" className={`${head.middle} ${apart} ${wide}`}>{t`走势`}</th>
            <th scope="col" className={`${head.middle} ${wide}`}>{t`变化`}</th>
          </tr>
        </thead>
        <tbody>
          {offered.map((company) => {
            const { id, name, odds, isAverage } = company;
            const quotes = odds[market];
            const past = company.history?.[market] ?? [];
            if (!quotes) return null;
            const { initial, live } = quotes;
            // By net gain in every format: across zero two Malay prices have no difference that means anything.
            const step = live ? live.home - initial.home : 0;
            const went = live ? moveOf(initial.home, live.home) : 'flat';
            const isOpen = opened === id;
            return (
              <Fragment key={id}>
                <tr className={`${row} ${isAverage ? average : ''}`}>
                  <th scope="row" className={cells.start}>
                    {(history ?? onCompany) && !isAverage ? (
                      <button
                        type="button"
                        className={companyButton}
                        title={t`变化记录`}
                        {...(onCompany
                          ? { 'aria-haspopup': 'dialog' as const, onClick: () => onCompany(company, market) }
                          : { 'aria-expanded': isOpen, onClick: () => setOpened(isOpen ? undefined : id) })}
                      >
                        {name}
                      </button>
                    ) : (
                      <span className={companyText}>{name}</span>
                    )}
                  </th>
                  {places.map((place) => (
                    <td key={place} className={`${cells.middle} ${place === 'home' ? apart : ''}`}>
                      {(live?.[place] ?? initial[place]) !== undefined && (
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
                  <td className={`${cells.middle} ${apart} ${rate} ${roomy}`}>{rateText(rateOf(market, live ?? initial))}</td>
                  <td className={`${cells.middle} ${apart} ${wide}`}>
                    <Sparkline history={past} mark={kickoffAt} />
                  </td>
                  <td className={`${cells.middle} ${wide}`}>
                    <span className={change[went]}>
                      {went === 'flat' ? '' : step > 0 ? '+' : ''}
                      {live ? priceText(step) : '–'}
                    </span>
                  </td>
                </tr>
                {isOpen && history && (
                  <tr>
                    <td colSpan={7} className={drawer}>
                      {history(company, market)}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <div className={foot}>
        <span>{t`上行即时，下行初盘`}</span>
        {note && <span>{note}</span>}
        <span className={visuallyHidden}>{t`走势是第一列的价格`}</span>
      </div>
    </div>
  );
});
