import { RoomGate } from '../../room/RoomGate.tsx';
import { RoomLists } from './RoomLists.tsx';
import { useLingui } from '@lingui/react/macro';
import type { RoomAct, RoomActKind } from '@pitchside/api/live/moderation';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { useActs } from '../../moderation/useManaged.ts';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Suspense } from 'react';
import { RoomHeld, RoomRules } from '../../../live/moderation.lazy.ts';
import { Pair } from '../../Studio.layout.ts';

/** Chat rules of the room, and its held messages. */
function RoomTalk({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  return (
    <Pair>
      <Card stacked padding="titled" aria-label={t`发言规则`}>
        <SectionTitle hint={t`你和房管不受限制`}>{t`发言规则`}</SectionTitle>
        <Suspense fallback={<Skeleton shape="block" height={286} />}>
          <RoomRules roomId={roomId} />
        </Suspense>
      </Card>
      <Card stacked padding="titled" aria-label={t`待处理的发言`}>
        <SectionTitle hint={t`留七天`}>{t`待处理的发言`}</SectionTitle>
        <Suspense fallback={<Skeleton lines={3} height={84} />}>
          <RoomHeld roomId={roomId} />
        </Suspense>
      </Card>
    </Pair>
  );
}

/** Moderation log of the room: action, member, moderator and reason. */
function RoomActs({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  const { date, time } = useFormat();
  const { value, status, again, pages } = useActs(roomId);
  const words: Record<RoomActKind, string> = {
    mute: t`禁言`,
    unmute: t`解除禁言`,
    kick: t`移出房间`,
    lift: t`允许进入`,
    appoint: t`设为助理`,
    dismiss: t`撤掉助理`,
    remove: t`撤下发言`,
    cut: t`关闭直播`,
    pin: t({ id: 'room.pin', message: '置顶' }),
    unpin: t`取消置顶`,
    poll: t`发起投票`,
    poll_close: t`结束投票`,
  };
  const days = value?.kept_days;
  const columns: TableColumn<RoomAct>[] = [
    { id: 'at', head: t`时间`, width: 120, cell: ({ at }) => `${date(at)} ${time(at)}` },
    { id: 'by', head: t`谁操作的`, width: 160, cell: ({ by }) => by.user_nickname },
    { id: 'act', head: t`操作`, width: 120, cell: ({ act }) => words[act] },
    { id: 'user', head: t`对谁`, width: 160, cell: ({ by, user }) => (by.id === user.id ? '-' : user.user_nickname) },
    { id: 'why', head: t`原因`, cell: ({ reason, text }) => [text, reason].filter(Boolean).join(' · ') || '-' },
  ];
  return (
    <Card stacked padding="titled" aria-label={t`操作记录`}>
      <SectionTitle {...(days !== undefined && { hint: t`保留 ${days} 天` })}>{t`操作记录`}</SectionTitle>
      <Table
        caption={t`操作记录`}
        captionHidden
        density="s"
        columns={columns}
        rows={value?.list ?? []}
        keyOf={({ id }) => id}
        status={status}
        error={t`操作记录没能送到`}
        onRetry={again}
        empty={<EmptyState title={t`还没有操作`}>{t`你和助理在房间里做的，都会记在这里`}</EmptyState>}
        footer={pages}
      />
    </Card>
  );
}

/** /member?type=9&tab=room: chat rules and held messages, muted and removed members, and the moderation log. */
export function RoomPage() {
  return (
    <RoomGate>
      {({ room }) => (
        <>
          <RoomTalk roomId={room.id} />
          <RoomLists roomId={room.id} />
          <RoomActs roomId={room.id} />
        </>
      )}
    </RoomGate>
  );
}
