import { RoomGate } from '../../room/RoomGate.tsx';
import { BroadcastsCard } from './BroadcastsCard.tsx';
import { useLingui } from '@lingui/react/macro';
import { getLivePlaybackList, type Broadcast } from '@pitchside/api/live/studio';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { Link } from '@pitchside/ui/Link';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { api } from '../../../../platform/api/api.ts';
import { usePages } from '../../../../platform/resource/usePages.tsx';
import { replayHref } from '../../../live/replayLinks.ts';

/** Lines a page. */
const pageSize = 10;

/** Replays of the room. */
function PlaybacksCard({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  const { date, time, clock } = useFormat();
  const { value, status, again, pages } = usePages(roomId, pageSize, (range, signal) =>
    api.call(getLivePlaybackList, { id: roomId, ...range }, { signal }),
  );
  const columns: TableColumn<Broadcast>[] = [
    { id: 'at', head: t`开播时间`, width: 120, cell: ({ started_at: at }) => (at === null ? '-' : `${date(at)} ${time(at)}`) },
    { id: 'title', head: t`标题`, cell: ({ room_id, id, title }) => <Link href={replayHref(room_id, id)}>{title}</Link> },
    { id: 'length', head: t`时长`, numeric: true, width: 96, cell: ({ playback }) => (playback ? clock(playback.seconds) : '-') },
  ];
  return (
    <Card stacked padding="titled" aria-label={t`公开的回放`}>
      <SectionTitle hint={t`观众在直播间里看得到这些`}>{t`公开的回放`}</SectionTitle>
      <Table
        caption={t`公开的回放`}
        captionHidden
        columns={columns}
        rows={value?.list ?? []}
        keyOf={({ id }) => id}
        status={status}
        error={t`回放没能送到`}
        onRetry={again}
        skeletonRows={3}
        empty={<EmptyState title={t`还没有公开的回放`}>{t`有录像的直播，在上面打开开关就会出现在这里`}</EmptyState>}
        footer={pages}
      />
    </Card>
  );
}

/** /member?type=9&tab=records: past broadcasts with their figures, and replays. */
export function RecordsPage() {
  return (
    <RoomGate>
      {({ room }) => (
        <>
          <BroadcastsCard />
          <PlaybacksCard roomId={room.id} />
        </>
      )}
    </RoomGate>
  );
}
