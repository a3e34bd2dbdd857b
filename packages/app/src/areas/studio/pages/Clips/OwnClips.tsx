import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { downloadClip, ownClips, removeClip, type Clip, type ClipState } from '@pitchside/api/live/clips';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Dialog } from '@pitchside/ui/Dialog';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { Link } from '@pitchside/ui/Link';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { unlessLost } from '../../../../platform/log/later.ts';
import { usePages } from '../../../../platform/resource/usePages.tsx';
import { say } from '../../../../platform/toasts/say.ts';
import { clipHref } from '../../../scores/clipLinks.ts';
import { Acts } from '../../Studio.layout.ts';

/** Lines a page. */
const pageSize = 10;
/** Milliseconds between two looks at the list, in which clips come to be. */
const lookEvery = 10_000;

/** A refused call has notified the person; anything else is a fault. */
function sayFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Clips of one's own room, each with its maker, to be downloaded and taken down. */
export function OwnClips({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  const { date, time, clock } = useFormat();
  const [asked, setAsked] = useState<Clip | null>(null);
  const { value, status, again, pages } = usePages(
    roomId,
    pageSize,
    (range, signal) => api.call(ownClips, range, { signal, quiet: true }),
    { every: lookEvery },
  );
  const states: Record<ClipState, string> = {
    making: t`生成中`,
    ready: t`可以看`,
    removed: t({ id: 'clip.removed', message: '已下架' }),
    failed: t`没能生成`,
  };
  const download = async (id: string) => {
    const { url } = await api.call(downloadClip, { id });
    location.assign(url);
  };
  async function remove({ id }: Clip): Promise<void> {
    setAsked(null);
    try {
      await api.call(removeClip, { id });
      say('success', t`片段已下架`);
    } catch (error) {
      sayFailure(error);
    } finally {
      again();
    }
  }
  const columns: TableColumn<Clip>[] = [
    { id: 'title', head: t`片段`, cell: ({ id, title }) => <Link href={clipHref(id)}>{title}</Link> },
    { id: 'by', head: t`谁剪的`, width: 140, cell: ({ maker }) => maker?.user_nickname ?? t`自动` },
    { id: 'at', head: t`时间`, width: 120, cell: ({ created_at: at }) => `${date(at)} ${time(at)}` },
    { id: 'length', head: t`时长`, numeric: true, width: 72, cell: ({ length }) => clock(Math.round(length / 1_000)) },
    { id: 'state', head: t`状态`, width: 96, cell: ({ state }) => states[state] },
    {
      id: 'acts',
      head: t`操作`,
      width: 176,
      cell: (clip) =>
        clip.state === 'ready' || clip.state === 'making' ? (
          <Acts>
            {clip.state === 'ready' && (
              <Button size="s" tone="outline" onClick={() => unlessLost(download(clip.id).catch(sayFailure))}>
                {t({ id: 'clip.download', message: '下载' })}
              </Button>
            )}
            <Button size="s" tone="outline" onClick={() => setAsked(clip)}>
              {t`下架`}
            </Button>
          </Acts>
        ) : (
          '-'
        ),
    },
  ];
  return (
    <Card stacked padding="titled" aria-label={t`直播间的片段`}>
      <SectionTitle hint={t`进球自动成片，观众按 X 也能剪`}>{t`直播间的片段`}</SectionTitle>
      <Table
        caption={t`直播间的片段`}
        captionHidden
        columns={columns}
        rows={value?.list ?? []}
        keyOf={({ id }) => id}
        status={status}
        error={t`片段没能送到`}
        onRetry={again}
        skeletonRows={3}
        empty={<EmptyState title={t`还没有片段`}>{t`开播后进球会自动成片，观众也可以自己剪`}</EmptyState>}
        footer={pages}
      />
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(null)}
          title={t`下架这个片段？`}
          description={t`下架后谁也看不到，也不能恢复`}
          footer={
            <Button tone="critical" stretch onClick={() => unlessLost(remove(asked))}>
              {t`下架`}
            </Button>
          }
        />
      )}
    </Card>
  );
}
