import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { liveKickout, relieveKickout, relieveTaboo, setTaboo, type Managed } from '@pitchside/api/live/moderation';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat, useNow } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { minutesUntil } from '../../moderation/muteAgain.ts';
import { PersonCell } from '../../moderation/PersonCell.tsx';
import { useManaged } from '../../moderation/useManaged.ts';

type Kind = 'muted' | 'kicked';

/** Muted and removed members, each with moderator, end and reason, and a button to release them. */
export function RoomLists({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  const { date, time } = useFormat();
  const now = useNow(60_000);
  const [kind, setKind] = useState<Kind>('muted');
  const [busy, setBusy] = useState<string>();
  const { value, status, again, pages } = useManaged(roomId, kind);
  const at = (instant: number) => `${date(instant)} ${time(instant)}`;

  async function release({ user, reason, until }: Managed): Promise<void> {
    const named = { id: roomId, user_id: user.id };
    const name = user.user_nickname;
    setBusy(user.id);
    try {
      await api.call(kind === 'muted' ? relieveTaboo : relieveKickout, named);
      const undo = () =>
        kind === 'muted'
          ? api.call(setTaboo, { ...named, minutes: minutesUntil(until, now), reason })
          : api.call(liveKickout, { ...named, reason });
      say('success', kind === 'muted' ? t`已解除 ${name} 的禁言` : t`${name} 可以再进来了`, {
        action: { label: t`撤销`, onClick: () => void undo().then(again, sayFailure) },
      });
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(undefined);
      again();
    }
  }

  const columns: TableColumn<Managed>[] = [
    { id: 'user', head: t`观众`, cell: ({ user }) => <PersonCell person={user} /> },
    { id: 'at', head: t`时间`, width: 120, cell: (one) => at(one.at) },
    { id: 'by', head: t`谁操作的`, width: 140, cell: ({ by }) => by?.user_nickname ?? '-' },
    ...(kind === 'muted'
      ? [{ id: 'until', head: t`到什么时候`, width: 140, cell: ({ until }: Managed) => (until === null ? t`直到解除` : at(until)) }]
      : []),
    { id: 'reason', head: t`原因`, cell: ({ reason }) => reason || '-' },
    {
      id: 'acts',
      head: t`操作`,
      width: 120,
      cell: (one) => (
        <Button size="s" tone="outline" loading={busy === one.user.id} onClick={() => void release(one)}>
          {kind === 'muted' ? t`解除禁言` : t`允许进入`}
        </Button>
      ),
    },
  ];
  const totals = value?.totals;
  return (
    <Card stacked padding="titled" aria-label={t`房间管理`}>
      <SectionTitle
        tabs={
          <SegmentedControl
            look="line"
            label={t`房间管理`}
            value={kind}
            onValueChange={setKind}
            segments={[
              { value: 'muted', label: t({ id: 'list.muted', message: '禁言' }), ...(totals && { count: totals.muted }) },
              { value: 'kicked', label: t`移出`, ...(totals && { count: totals.kicked }) },
            ]}
          />
        }
      >
        {t`房间管理`}
      </SectionTitle>
      <Table
        caption={kind === 'muted' ? t`禁言名单` : t`移出名单`}
        captionHidden
        columns={columns}
        rows={value?.list ?? []}
        keyOf={({ user }) => user.id}
        status={status}
        error={t`名单没能送到`}
        onRetry={again}
        empty={<EmptyState title={kind === 'muted' ? t`没有人被禁言` : t`没有人被移出`}>{t`房间里点观众的名字可以禁言或移出`}</EmptyState>}
        footer={pages}
      />
    </Card>
  );
}

/** A refused call has notified the person; anything else is a fault. */
function sayFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
