import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { forwardRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { Table } from '../../lists/Table/index.ts';
import { type RankEntry, type RankOwn, type RankUnit, RankCount } from '../RankList/index.ts';
import { frame, more, ownLine, ownMissing, ownPlace } from './RankTable.css.ts';
import { useRankColumns } from './useRankColumns.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { plural } from '@lingui/core/macro';
import { useFormat } from '../../format/index.ts';

/** The reader's place, and the distance to the place before. */
function RankOwnLine({ own: { place, value, behind }, unit }: { own: RankOwn; unit: RankUnit }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const missing = behind === undefined ? '' : integer(behind);
  const words: Record<RankUnit, string> = {
    diamonds: t`还差 ${missing} 黄钻超过前一名`,
    fans: behind === undefined ? '' : t`${plural(behind, { other: '还差 # 粉丝超过前一名' })}`,
    closeness: t`还差 ${missing} 亲密度超过前一名`,
    experience: t`还差 ${missing} 经验超过前一名`,
    points: t`还差 ${missing} 分超过前一名`,
    heat: t`还差 ${missing} 热度超过前一名`,
  };
  return (
    <div className={ownLine}>
      <b className={ownPlace}>{place === undefined ? t`你还没上榜` : t`你是第 ${place} 名`}</b>
      <RankCount value={value} unit={unit} size="m" />
      {behind !== undefined && <span className={ownMissing}>{words[unit]}</span>}
    </div>
  );
}

export interface RankTableProps extends RootProps {
  /** Members from the first place of this table on. */
  members: readonly RankEntry[];
  /** Value of the member just before the first of these; left out for the very first. */
  ahead?: number;
  /** Names the rank for screen readers. */
  label: string;
  /** Unit of the values. */
  unit: RankUnit;
  /** Against when places were gained and lost: 较昨日; left out where nothing is compared. */
  since?: string;
  /** Whether rooms have a column; default true. */
  rooms?: boolean;
  /** Whether the best videos have a column; default false. */
  videos?: boolean;
  /** A control at the end of each row, such as a `FollowButton`; default none. */
  act?: (member: RankEntry) => ReactNode;
  /** The reader's own place, under the rows and always visible; default none, as for visitors. */
  own?: RankOwn;
  /** Rows that are shown at first; default 13. */
  first?: number;
  /** Text of the empty state: how to get into the ranking; left out where others stand on the podium. */
  emptyNote?: string;
  /** Default ready. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
}

/** A full ranking: places with values, rooms or videos, the trend of the last days and the distance to the place before. */
export const RankTable = forwardRef<HTMLDivElement, RankTableProps>(function RankTable(
  { members, ahead, label, unit, since, rooms = true, videos = false, act, own, first = 13, emptyNote, status = 'ready', onRetry, ...root },
  ref,
) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const columns = useRankColumns({ unit, since, rooms, videos, act, members, ahead });
  if (status === 'error') return <ErrorState onRetry={onRetry} ref={ref} {...rootOf(root)} />;
  const shown = isWhole ? members : members.slice(0, first);
  const from = members[first]?.place ?? 0;
  const to = members.at(-1)?.place ?? 0;
  const isEmpty = status === 'ready' && members.length === 0;
  return (
    <div className={frame} data-rooms={rooms || undefined} ref={ref} {...rootOf(root)}>
      {isEmpty ? (
        emptyNote !== undefined && <EmptyState title={t`还没有人上榜`}>{emptyNote}</EmptyState>
      ) : (
        <Table
          caption={label}
          captionHidden
          columns={columns}
          rows={shown}
          keyOf={({ id }) => id}
          currentKey={shown.find((member) => member.own)?.id}
          stickyFirst={false}
          status={status}
          skeletonRows={first}
        />
      )}
      {shown.length < members.length && (
        <div className={more}>
          <Button tone="plain" size="s" icon={<ChevronDown size={16} aria-hidden />} onClick={() => setWhole(true)}>
            {t`展开第 ${from} 至 ${to} 名`}
          </Button>
        </div>
      )}
      {own && <RankOwnLine own={own} unit={unit} />}
    </div>
  );
});
