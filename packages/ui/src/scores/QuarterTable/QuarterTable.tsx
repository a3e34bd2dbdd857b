import { useLingui } from '@lingui/react/macro';
import { Crest } from '../Crest/Crest.tsx';
import { sides, type Score, type Team } from '../Crest/team.ts';
import { cell, corner, figure, head, now, scroller, table, team as teamCell, total as totalCell } from './QuarterTable.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface QuarterTableProps extends RootProps {
  home: Team;
  away: Team;
  /** Points of each quarter begun so far, then of each overtime; or kills of each map. */
  periods: readonly Score[];
  /** Names of the columns; default the quarters and overtimes. */
  names?: readonly string[];
  /** Columns that are drawn at least, empty until they begin; default 4. */
  least?: number;
  /** Totals of both sides. */
  total: Score | null;
  /** Name of `total`: maps of a series; default points. */
  totalName?: string;
  /** Whether the last period is in progress; it is then highlighted. Default false. */
  isOn?: boolean;
}

/** Points of both sides by quarter, with each overtime and the total. */
export const QuarterTable = forwardRef<HTMLDivElement, QuarterTableProps>(function QuarterTable(
  { home, away, periods, names, least = 4, total, totalName, isOn = false, ...root },
  ref,
) {
  const { t } = useLingui();
  const teams = { home, away };
  const quarters = [t`第一节`, t`第二节`, t`第三节`, t`第四节`];
  const nameOf = (index: number) => {
    const overtime = index - 3;
    return names?.[index] ?? quarters[index] ?? t`加时 ${overtime}`;
  };
  const columns = Array.from({ length: Math.max(least, periods.length) }, (_, index) => index);
  return (
    <div className={scroller} tabIndex={0} role="group" aria-label={t`分节比分`} ref={ref} {...rootOf(root)}>
      <table className={table} aria-label={t`分节比分`}>
        <thead>
          <tr>
            <th scope="col" className={corner}>{t`球队`}</th>
            {columns.map((index) => (
              <th key={index} scope="col" className={head}>
                {nameOf(index)}
              </th>
            ))}
            <th scope="col" className={head}>
              {totalName ?? t`总分`}
            </th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side}>
              <th scope="row" className={cell}>
                <span className={teamCell}>
                  <Crest team={teams[side]} size={20} />
                  <span title={teams[side].name}>{teams[side].shortName}</span>
                </span>
              </th>
              {columns.map((index) => {
                const period = periods[index];
                const other = side === 'home' ? 'away' : 'home';
                const look = period === undefined ? 'none' : period[side] > period[other] ? 'won' : 'plain';
                return (
                  <td key={index} className={`${figure[look]} ${isOn && index === periods.length - 1 ? now : ''}`}>
                    {period?.[side] ?? '–'}
                  </td>
                );
              })}
              <td className={totalCell}>{total?.[side] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
