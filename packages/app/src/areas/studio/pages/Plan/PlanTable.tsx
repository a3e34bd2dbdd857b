import { useLingui } from '@lingui/react/macro';
import type { Announcement } from '@pitchside/api/live/studio';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { IconButton } from '@pitchside/ui/IconButton';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { Pencil, Trash2 } from 'lucide-react';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { scoreView } from '../../../scores/match.presenter.ts';
import { useFreshMatches } from '../../../scores/useFreshMatches.ts';

interface PlanTableProps {
  /** Undefined until they came. */
  list: readonly Announcement[] | undefined;
  failed: boolean;
  onRetry: () => void;
  onEdit: (announcement: Announcement) => void;
  onRemove: (announcement: Announcement) => void;
}

/** Announcements with date, match and number of reminders. */
export function PlanTable({ list, failed, onRetry, onEdit, onRemove }: PlanTableProps) {
  const { t } = useLingui();
  const { date, weekday, time, integer } = useFormat();
  const fresh = useFreshMatches();
  const columns: TableColumn<Announcement>[] = [
    { id: 'at', head: t`开播时间`, width: 160, cell: ({ start_at: at }) => `${date(at)} ${weekday(at)} ${time(at)}` },
    {
      id: 'match',
      head: t`比赛`,
      width: 280,
      cell: ({ match }) => (match ? <Scorebug {...scoreView(fresh(match))} size="dense" showStatus={false} /> : '-'),
    },
    { id: 'title', head: t`标题`, cell: ({ title }) => title || '-' },
    { id: 'reserved', head: t`已预约`, numeric: true, width: 96, cell: ({ reserve_count: count }) => integer(count) },
    {
      id: 'acts',
      head: t`操作`,
      width: 96,
      cell: (one) => (
        <>
          <IconButton size="s" label={t`修改`} icon={<Pencil size={16} aria-hidden />} onClick={() => onEdit(one)} />
          <IconButton size="s" label={t`删除`} icon={<Trash2 size={16} aria-hidden />} onClick={() => onRemove(one)} />
        </>
      ),
    },
  ];
  return (
    <Table
      caption={t`直播计划`}
      captionHidden
      columns={columns}
      rows={list ?? []}
      keyOf={({ id }) => id}
      status={statusOf({ value: list, state: failed ? 'failed' : 'loading' })}
      error={t`直播计划没能送到`}
      onRetry={onRetry}
      empty={<EmptyState title={t`还没有预告`}>{t`预告下一场，观众就能约好来看`}</EmptyState>}
    />
  );
}
