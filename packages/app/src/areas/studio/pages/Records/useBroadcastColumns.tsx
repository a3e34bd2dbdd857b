import { useLingui } from '@lingui/react/macro';
import type { OwnBroadcast } from '@pitchside/api/live/studio';
import { useFormat } from '@pitchside/ui/format';
import type { TableColumn } from '@pitchside/ui/Table';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { ListedSwitch } from './ListedSwitch.tsx';
import { useMatchNames } from '../../../scores/useMatchNames.ts';

/** Columns of a broadcast. */
export function useBroadcastColumns(): TableColumn<OwnBroadcast>[] {
  const { t } = useLingui();
  const { date, time, clock, integer } = useFormat();
  const yuan = useYuan();
  const names = useMatchNames();
  return [
    {
      id: 'at',
      head: t`开播时间`,
      width: 120,
      cell: ({ started_at: at }) => (at === null ? '-' : `${date(at)} ${time(at)}`),
    },
    { id: 'title', head: t`标题`, cell: ({ title, match }) => (match ? `${title} · ${names(match)}` : title) },
    { id: 'length', head: t`时长`, numeric: true, width: 96, cell: ({ seconds }) => clock(seconds) },
    { id: 'peak', head: t`峰值`, numeric: true, width: 88, cell: ({ peak }) => integer(peak) },
    { id: 'comments', head: t`弹幕`, numeric: true, width: 88, cell: ({ messages }) => integer(messages) },
    { id: 'income', head: t`收益`, numeric: true, width: 104, cell: ({ income }) => yuan(income) },
    { id: 'listed', head: t`回放`, width: 112, cell: (one) => <ListedSwitch key={one.id} broadcast={one} /> },
  ];
}
