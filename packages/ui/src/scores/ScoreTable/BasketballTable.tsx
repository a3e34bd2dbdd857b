import { useLingui } from '@lingui/react/macro';
import { forwardRef, useMemo } from 'react';
import { useFormat } from '../../format/index.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { BasketballRow, type MaybeBasketball } from './BasketballRow.tsx';
import { AnalysisMenu, createAnalysis } from './AnalysisMenu.tsx';
import { cellsOf } from './cells.ts';
import { basketballColumnsOf } from './columns.ts';
import type { BasketballColumn, Column } from './columns.data.ts';
import { HeadCell } from './HeadCell.tsx';
import { heights } from './lines.ts';
import type { BasketballMatch } from './match.ts';
import { createPeek, PeekCard } from './PeekCard.tsx';
import { headRow } from './ScoreGrid.css.ts';
import { ScoreGrid, type ScoreGridProps } from './ScoreGrid.tsx';

export type BasketballTableProps = ScoreGridProps<BasketballMatch>;

/** The basketball table: a card of two lines a game, the home side above, with quarters, halves, margin, total and prices. */
export const BasketballTable = forwardRef<HTMLDivElement, BasketballTableProps>(function BasketballTable(props, ref) {
  const { sections, starred, peek, odds = true } = props;
  const handle = useMemo(() => createPeek<BasketballMatch>(), []);
  const analysis = useMemo(() => createAnalysis<BasketballMatch>(), []);
  const byLeague = sections.some(({ group }) => group === 'league');
  const columns = useMemo(() => basketballColumnsOf({ byLeague, odds }), [byLeague, odds]);
  const at = useMemo(() => cellsOf<BasketballColumn, MaybeBasketball>(columns), [columns]);
  return (
    <>
      <ScoreGrid
        ref={ref}
        {...props}
        columns={columns}
        rowHeight={heights.basketball}
        headRow={<BasketballHead columns={columns} timeZone={props.timeZone} />}
        row={(match, group, { line, top }) => (
          <BasketballRow
            key={match.id}
            match={match}
            at={at}
            line={line}
            top={top}
            starred={starred.has(match.id)}
            pinned={group === 'pinned'}
            peek={peek && handle}
            analysis={analysis}
          />
        )}
      />
      <AnalysisMenu handle={analysis} inPoints />
      {peek && <PeekCard handle={handle} content={peek} />}
    </>
  );
});

const silent: ReadonlySet<BasketballColumn> = new Set(['star', 'analysis', 'pin']);

interface BasketballHeadProps {
  columns: readonly Column<BasketballColumn>[];
  timeZone?: string;
}

/** Names of the columns, and the zone of all times once. */
export function BasketballHead({ columns, timeZone }: BasketballHeadProps) {
  const { t } = useLingui();
  const { now } = useEnvironment();
  const format = useFormat(timeZone);
  const names: Record<BasketballColumn, string> = {
    star: t`收藏`,
    league: t`赛事`,
    status: t`状态`,
    teams: t`球队`,
    q1: t({ id: 'quarter.1', message: '一' }),
    q2: t({ id: 'quarter.2', message: '二' }),
    q3: t({ id: 'quarter.3', message: '三' }),
    q4: t({ id: 'quarter.4', message: '四' }),
    overtime: t({ id: 'quarter.overtime', message: '加时' }),
    half1: t({ id: 'half.1', message: '上半' }),
    half2: t({ id: 'half.2', message: '下半' }),
    score: t`全场`,
    margin: t`分差`,
    total: t`总分`,
    lead: t`领先走势`,
    european: t({ id: 'odds.winner', message: '欧指' }),
    asian: t`让分`,
    size: t`大小分`,
    live: t`直播`,
    analysis: t`分析`,
    pin: t`置顶`,
  };
  return (
    <tr role="row" className={headRow} aria-rowindex={1}>
      {columns.map((column, index) => (
        <HeadCell key={column.id} column={column} index={index} silent={silent.has(column.id)}>
          {names[column.id]}
          {column.id === 'status' && <span>{format.zone(now())}</span>}
        </HeadCell>
      ))}
    </tr>
  );
}
