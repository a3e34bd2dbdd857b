import { useLingui } from '@lingui/react/macro';
import { RoomGate } from '../../room/RoomGate.tsx';
import { RecordsCard } from '../../../money/RecordsCard.tsx';
import { giftWall } from '@pitchside/api/live/gifts';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import type { CallData } from '@pitchside/api';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';

type Received = CallData<typeof giftWall>['list'][number];

/** All received gifts: number, top giver, and income. */
function GiftsCard({ anchorId }: { anchorId: string }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const yuan = useYuan();
  const { value, state, again } = useResource(anchorId, (signal) => api.call(giftWall, { anchor_id: anchorId }, { signal }));
  const columns: TableColumn<Received>[] = [
    { id: 'gift', head: t`礼物`, cell: ({ gift }) => gift.name },
    { id: 'top', head: t`送得最多`, cell: ({ top }) => (top ? `${top.user_nickname} ×${integer(top.count)}` : '-') },
    { id: 'count', head: t({ id: 'gift.count', message: '数量' }), numeric: true, width: 120, cell: ({ count }) => integer(count) },
    { id: 'income', head: t`收益`, numeric: true, width: 140, cell: ({ income }) => (income === null ? '-' : yuan(income)) },
  ];
  return (
    <Card stacked padding="titled" aria-label={t`收到的礼物`}>
      <SectionTitle {...(value && value.income !== null && { hint: yuan(value.income) })}>{t`收到的礼物`}</SectionTitle>
      <Table
        caption={t`收到的礼物`}
        captionHidden
        columns={columns}
        rows={value?.list ?? []}
        keyOf={({ gift }) => gift.id}
        status={state === 'failed' && !value ? 'error' : state === 'loading' ? 'loading' : 'ready'}
        error={t`礼物没能送到`}
        onRetry={again}
        empty={<EmptyState title={t`还没有收到礼物`}>{t`开播后，观众送的礼物会记在这里`}</EmptyState>}
      />
    </Card>
  );
}

/** /member?type=9&tab=income: income by day and by entry, and the gifts on the wall. */
export function IncomePage() {
  const { t } = useLingui();
  return (
    <RoomGate>
      {({ room }) => (
        <>
          <RecordsCard title={t`直播收益`} kinds={['income']} />
          <GiftsCard anchorId={room.anchor.id} />
        </>
      )}
    </RoomGate>
  );
}
