import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, type CSSProperties, type ForwardedRef, type ReactNode } from 'react';
import { useFormat, useNow } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { columnTracks } from './columns.ts';
import type { Column } from './columns.data.ts';
import { NowContext, SharedContext, stillFeed, type TableShared } from './context.ts';
import { heights, virtualFrom } from './lines.ts';
import { sectionKey, type ScoreMatch, type ScoreSection } from './match.ts';
import type { ScoreFeed } from './scoreFeed.ts';
import { body, frame, head, kept, table, under } from './ScoreGrid.css.ts';
import { SectionHead } from './SectionHead.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { useLines, useRowWindow } from './useRowWindow.ts';
import { forwardRef, rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** Props that the tables of both sports share. */
export interface ScoreGridProps<Match extends ScoreMatch> {
  /** Name of the table for screen readers: 足球即时比分. */
  label: string;
  /** Groups or leagues in their order; one without matches is left out. */
  sections: readonly ScoreSection<Match>[];
  /** Brings changes to the cells without a render; without it the table shows its matches as given. */
  feed?: ScoreFeed;
  /** Matches that the viewer collects, by id. */
  starred: ReadonlySet<string>;
  /** Called with a match and whether it should be collected from now on; also by the key S on its row. */
  onStar: (id: string, starred: boolean) => void;
  /** Called with a match and whether it should be pinned from now on; also by the key P. Without it there is no pin. */
  onPin?: (id: string, pinned: boolean) => void;
  /** Unpins all; shown in the head of the pinned group. */
  onUnpinAll?: () => void;
  /** Sections that show their head alone, by their keys: live, league:epl; default none. */
  folded?: readonly string[];
  /** Called with the key of a section and whether it should be folded; without it sections do not fold. */
  onFold?: (section: string, folded: boolean) => void;
  /** Whether there are prices; default true. Without them their columns are hidden. */
  odds?: boolean;
  /**
   * Keeps the three columns of win, draw and win in narrow tables and hides the other markets instead; default false.
   * Only football has so many columns.
   */
  keepsEuropean?: boolean;
  /** Content of the card beside a hovered or focused score, usually `MatchPeek`. */
  peek?: (match: Match) => ReactNode;
  /** Px from the top of the view at which the head of the table sticks; default 0. */
  stickyTop?: number;
  /** IANA zone of all times; default the viewer's own. */
  timeZone?: string;
  /** Time at which the connection was lost, ms UTC: from then on running matches are hatched. */
  staleSince?: number;
  /** Tints a changed price for a moment; default true. */
  flash?: boolean;
  /** Read aloud politely when it changes, once: 曼城 2 比 1 阿森纳. */
  announcement?: string;
  /** Keeps every row in the page, for the browser's own search and for print; default false: from 150 matches on only those in view. */
  allRows?: boolean;
  /** Number of rows that stand in a table of fewer than 150 matches, the others having their place kept; default all. */
  upTo?: number;
  /** Shown in place of the rows while there are none, usually `NoMatches` or `ErrorState`. */
  empty?: ReactNode;
}

/** Position of a row, passed to its component. */
export interface RowPlace {
  /** Index among all rows of the table, heads of groups among them. */
  line: number;
  /** Px from the head of the table, in a long table; undefined where rows follow each other. */
  top: number | undefined;
}

interface Frame<Match extends ScoreMatch> extends ScoreGridProps<Match>, RootProps {
  columns: readonly Column[];
  rowHeight: number;
  headRow: ReactNode;
  row: (match: Match, group: ScoreSection['group'], place: RowPlace) => ReactNode;
}

const minute = 60_000;

/**
 * The frame of every score table: a sticky head, sections of rows with sticky heads, the keyboard of a grid,
 * and in a long list only the rows in view.
 */
export const ScoreGrid = forwardRef(function ScoreGrid<Match extends ScoreMatch>(
  {
    label,
    sections,
    feed = stillFeed,
    starred,
    onStar,
    onPin,
    onUnpinAll,
    folded,
    onFold,
    stickyTop = 0,
    timeZone,
    staleSince,
    flash = true,
    announcement = '',
    allRows = false,
    upTo = Infinity,
    empty,
    columns,
    rowHeight,
    headRow,
    row,
    ...root
  }: Frame<Match>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { t } = useLingui();
  const now = useNow(minute);
  const format = useFormat(timeZone);
  const bodyRef = useRef<HTMLTableElement>(null);
  const stale = staleSince === undefined ? undefined : format.time(staleSince);
  const filled = sections.filter(({ matches }) => matches.length > 0);
  const isFolded = (section: ScoreSection<Match>) => folded?.includes(sectionKey(section)) ?? false;
  const shape = filled.map((section) => (isFolded(section) ? 0 : section.matches.length)).join();
  const lines = useLines(shape, rowHeight);
  const total = filled.reduce((sum, { matches }) => sum + matches.length, 0);
  const still = total >= virtualFrom;
  const isLong = !allRows && still;
  const shared = useMemo<TableShared>(
    () => ({ feed, timeZone, stale, flash, still, onStar, onPin }),
    [feed, timeZone, stale, flash, still, onStar, onPin],
  );
  const [from, to] = useRowWindow(bodyRef, lines, isLong);
  const pinnedIds = new Set(filled.filter(({ group }) => group === 'pinned').flatMap(({ matches }) => matches.map(({ id }) => id)));
  const keys = useGridKeys(bodyRef, {
    count: lines.length,
    onLetter: (letter, id) => {
      if (letter === 's') onStar(id, !starred.has(id));
      if (letter === 'p') onPin?.(id, !pinnedIds.has(id));
      return letter === 's' || (letter === 'p' && onPin !== undefined);
    },
  });
  const stands = (line: number) => (isLong ? line >= from && line < to : line < upTo) || line === keys.wanted;
  const tracks: CSSProperties & Record<`--${string}`, string> = { ...columnTracks(columns), '--score-table-top': `${stickyTop}px` };

  const heads = lines.flatMap(({ at }, index) => (at < 0 ? [index] : []));
  return (
    <SharedContext.Provider value={shared}>
      <NowContext.Provider value={now}>
        <div className={frame} style={tracks} ref={ref} {...rootOf(root)}>
          <table
            ref={bodyRef}
            role="grid"
            className={table}
            aria-label={label}
            aria-rowcount={lines.length + 1}
            aria-colcount={columns.length}
            onKeyDown={keys.onKeyDown}
            onFocus={keys.onFocus}
          >
            <thead role="rowgroup" className={head}>
              {headRow}
            </thead>
            {filled.map((section, place) => {
              const { group, matches } = section;
              const first = heads[place] ?? 0;
              const shown = isFolded(section) ? 0 : matches.length;
              const coming = isLong ? 0 : Math.min(shown, Math.max(0, first + 1 + shown - upTo));
              return (
                <tbody
                  key={sectionKey(section)}
                  role="rowgroup"
                  className={body}
                  style={isLong ? { height: heights.section + shown * rowHeight } : undefined}
                >
                  <SectionHead
                    section={section}
                    line={first}
                    columns={columns.length}
                    folded={isFolded(section)}
                    onFold={onFold}
                    onUnpinAll={group === 'pinned' ? onUnpinAll : undefined}
                  />
                  {matches.slice(0, shown).map((match, at) => {
                    const index = first + 1 + at;
                    return stands(index)
                      ? row(match, group, { line: index, top: isLong ? heights.section + at * rowHeight : undefined })
                      : null;
                  })}
                  {coming > 0 && (
                    <tr aria-hidden="true" className={kept} style={{ height: coming * rowHeight }}>
                      <td className={bare} colSpan={columns.length} />
                    </tr>
                  )}
                </tbody>
              );
            })}
          </table>
          {filled.length === 0 && empty && <div className={under}>{empty}</div>}
          <span role="status" className={visuallyHidden}>
            {announcement}
          </span>
          {stale && <span className={visuallyHidden} role="status">{t`网络断开，比分停在 ${stale}`}</span>}
        </div>
      </NowContext.Provider>
    </SharedContext.Provider>
  );
});
