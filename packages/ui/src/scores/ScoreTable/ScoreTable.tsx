import { useLingui } from '@lingui/react/macro';
import { forwardRef, useMemo } from 'react';
import { useFormat } from '../../format/index.ts';
import { cellsOf } from './cells.ts';
import { footballColumnsOf } from './columns.ts';
import type { Column, FootballColumn } from './columns.data.ts';
import { AnalysisMenu, createAnalysis } from './AnalysisMenu.tsx';
import { FootballRow, type MaybeFootball } from './FootballRow.tsx';
import { HeadCell } from './HeadCell.tsx';
import { heights } from './lines.ts';
import type { ScoreMatch } from './match.ts';
import { createPeek, PeekCard } from './PeekCard.tsx';
import { headRow } from './ScoreGrid.css.ts';
import { ScoreGrid, type ScoreGridProps } from './ScoreGrid.tsx';
import { useEnvironment } from '../../theme/UiProvider/index.ts';

export type ScoreTableProps = ScoreGridProps<ScoreMatch>;

/**
 * The football table: matches in groups or by league, with live scores and prices. Give changing values to a `feed`;
 * rows then change without a render.
 */
export const ScoreTable = forwardRef<HTMLDivElement, ScoreTableProps>(function ScoreTable(props, ref) {
  const { sections, starred, peek, odds = true, keepsEuropean = false } = props;
  const handle = useMemo(() => createPeek<ScoreMatch>(), []);
  const analysis = useMemo(() => createAnalysis<ScoreMatch>(), []);
  const byLeague = sections.some(({ group }) => group === 'league');
  const columns = useMemo(() => footballColumnsOf({ byLeague, odds, keepsEuropean }), [byLeague, odds, keepsEuropean]);
  const at = useMemo(() => cellsOf<FootballColumn, MaybeFootball>(columns), [columns]);
  return (
    <>
      <ScoreGrid
        ref={ref}
        {...props}
        columns={columns}
        rowHeight={heights.football}
        headRow={<FootballHead columns={columns} timeZone={props.timeZone} />}
        row={(match, group, { line, top }) => (
          <FootballRow
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
      <AnalysisMenu handle={analysis} />
      {peek && <PeekCard handle={handle} content={peek} />}
    </>
  );
});

const groups = ['asian', 'size', 'european'] as const;
const silent: ReadonlySet<FootballColumn> = new Set(['star', 'analysis', 'pin']);

interface FootballHeadProps {
  columns: readonly Column<FootballColumn>[];
  timeZone?: string;
}

/** Names of the columns, and the zone of all times once. */
export function FootballHead({ columns, timeZone }: FootballHeadProps) {
  const { t } = useLingui();
  const { now } = useEnvironment();
  const format = useFormat(timeZone);
  const groupNames = { asian: t`亚指`, size: t`大小`, european: t`欧指` };
  // The score has an id of its own: as the name of a page the same text is a plural in other languages.
  const names: Record<FootballColumn, string> = {
    star: t`收藏`,
    league: t`赛事`,
    time: t`时间`,
    status: t`状态`,
    home: t`主队`,
    score: t({ id: 'column.score', message: '比分' }),
    away: t`客队`,
    halfTime: t`半场`,
    corners: t`角球`,
    'asian-home': t({ id: 'odds.home', message: '主' }),
    'asian-middle': t({ id: 'odds.line', message: '盘口' }),
    'asian-away': t({ id: 'odds.away', message: '客' }),
    'size-home': t({ id: 'odds.over', message: '大' }),
    'size-middle': t({ id: 'odds.total', message: '盘' }),
    'size-away': t({ id: 'odds.under', message: '小' }),
    'european-home': t({ id: 'odds.win', message: '主胜' }),
    'european-middle': t({ id: 'odds.draw', message: '平' }),
    'european-away': t({ id: 'odds.lose', message: '客胜' }),
    live: t`直播`,
    analysis: t`分析`,
    pin: t`置顶`,
  };
  return (
    <tr role="row" className={headRow} aria-rowindex={1}>
      {columns.map((column, index) => {
        const group = groups.find((one) => column.id.startsWith(`${one}-`));
        return (
          <HeadCell
            key={column.id}
            column={column}
            index={index}
            silent={silent.has(column.id)}
            {...(group && { group: groupNames[group], leads: column.id === `${group}-middle` })}
          >
            {names[column.id]}
            {column.id === 'time' && <span>{format.zone(now())}</span>}
          </HeadCell>
        );
      })}
    </tr>
  );
}
