import { useLingui } from '@lingui/react/macro';
import { type OwnBroadcast, setLiveList } from '@pitchside/api/live/studio';
import { useFormat } from '@pitchside/ui/format';
import type { TableColumn } from '@pitchside/ui/Table';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { useMatchNames } from '../../../scores/useMatchNames.ts';
import { ApiError } from '@pitchside/api';
import { Switch } from '@pitchside/ui/Switch';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { ReplayDownload } from './ReplayDownload.tsx';
import { say } from '../../../../platform/toasts/say.ts';

/** Whether others find the replay of a broadcast in the room; nothing to choose where there is none. */
function ListedSwitch({ broadcast: { id, is_listed, playback, title } }: { broadcast: OwnBroadcast }) {
  const { t } = useLingui();
  const [isListed, setListed] = useState(is_listed);
  const [saving, setSaving] = useState(false);
  if (!playback) return <>{t`没有回放`}</>;

  async function change(next: boolean): Promise<void> {
    setSaving(true);
    try {
      await api.call(setLiveList, { ids: [id], is_listed: next });
      setListed(next);
      say('success', next ? t`回放已公开` : t`回放已隐藏`);
    } catch (error) {
      // The call has shown the reason; the switch keeps its state.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSaving(false);
    }
  }
  return (
    <Switch labelHidden checked={isListed} loading={saving} onCheckedChange={(next) => void change(next)}>
      {t`公开回放：${title}`}
    </Switch>
  );
}

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
    {
      id: 'file',
      head: t`录像`,
      width: 96,
      cell: ({ id, playback, ended_at }) => (playback && ended_at !== null ? <ReplayDownload id={id} /> : '-'),
    },
  ];
}
