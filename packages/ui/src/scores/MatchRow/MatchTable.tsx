import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { useFormat, useNow } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { alignment, columns, type ColumnId } from './columns.ts';
import { NowContext, TimeZoneContext } from './context.ts';
import { column, frame, head, section, sectionAction, sectionCell, sectionCount, sectionHint, sectionName, sectionRow, table, zone } from './MatchTable.css.ts';

export interface MatchTableProps {
  /** What the table holds, for a screen reader: 足球即时比分. */
  caption: string;
  /** Sections of rows: `MatchTableSection`. */
  children: ReactNode;
  /** Where the head sticks, in px from the top of the view; default 0. */
  stickyTop?: number;
  /** IANA zone of all times in the table; default the viewer's own. */
  timeZone?: string;
}

const minute = 60_000;

/** The score table: one head that stays in sight, the zone of its times printed once, sections with their counts. */
export function MatchTable({ caption, children, stickyTop = 0, timeZone }: MatchTableProps) {
  const now = useNow(minute);
  const place: Record<`--${string}`, string> = { '--match-table-top': `${stickyTop}px` };
  return (
    <TimeZoneContext.Provider value={timeZone}>
      <NowContext.Provider value={now}>
        <div className={frame}>
          <table className={table} style={place}>
            <caption className={visuallyHidden}>{caption}</caption>
            <MatchTableHead now={now} timeZone={timeZone} />
            {children}
          </table>
        </div>
      </NowContext.Provider>
    </TimeZoneContext.Provider>
  );
}

/** Widths and names of the columns; the skeleton stands on the same. */
export function MatchTableHead({ now, timeZone }: { now: number; timeZone?: string }) {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  // The score has an id of its own: as the name of a page the same word is a plural in other languages.
  const names: Record<ColumnId, string> = { star: t`收藏`, league: t`赛事`, time: t`时间`, status: t`状态`, home: t`主队`, score: t({ id: 'column.score', message: '比分' }), away: t`客队`, halfTime: t`半场`, corners: t`角球`, live: t`直播`, pin: t`置顶` };
  const silent: ReadonlySet<ColumnId> = new Set(['star', 'pin']);
  return (
    <>
      <colgroup>
        {columns.map((one) => (
          <col key={one.id} className={column[one.id]} width={'width' in one ? one.width : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ id }) => (
            <th key={id} scope="col" className={`${head[alignment[id] ?? 'middle']} ${column[id]}`}>
              {silent.has(id) ? <span className={visuallyHidden}>{names[id]}</span> : names[id]}
              {id === 'time' && <span className={zone}>{format.zone(now)}</span>}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** Groups of the score table, from what the viewer pinned to what is over. */
export const matchGroups = ['pinned', 'live', 'later', 'finished'] as const;
export type MatchGroup = (typeof matchGroups)[number];

export interface MatchTableSectionProps {
  group: MatchGroup;
  /** Matches in the group. */
  count: number;
  /** A few words after the count: 另有 8 场被筛选隐藏. */
  hint?: string;
  /** A control at the end of the line: 收起. */
  action?: ReactNode;
  /** Rows of the group: `MatchRow`. */
  children: ReactNode;
}

/** One group of rows under its name and count. */
export function MatchTableSection({ group, count, hint, action, children }: MatchTableSectionProps) {
  const { t } = useLingui();
  const id = useId();
  const names: Record<MatchGroup, string> = { pinned: t`置顶`, live: t`进行中`, later: t`稍后`, finished: t`完场` };
  return (
    <tbody aria-labelledby={id}>
      <tr className={sectionRow}>
        {/* The name runs out over the empty cells after it: a span over columns that give way would make new ones. */}
        <th id={id} scope="rowgroup" className={sectionCell}>
          <span className={section}>
            <span className={sectionName}>{names[group]}</span>{' '}
            <span className={sectionCount}>{count}</span>
            {hint && <span className={sectionHint}>{hint}</span>}
          </span>
        </th>
        <td className={column.league} />
        <td className={column.time} />
        <td colSpan={4} />
        <td className={column.halfTime} />
        <td className={column.corners} />
        <td className={column.live}>{action && <span className={sectionAction}>{action}</span>}</td>
        <td className={column.pin} />
      </tr>
      {children}
    </tbody>
  );
}
