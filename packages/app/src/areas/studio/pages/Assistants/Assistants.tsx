import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { delLiveRoomManage, mostAssistants, setAdministrations, type Managed } from '@pitchside/api/live/moderation';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { PersonCell } from '../../moderation/PersonCell.tsx';
import { useManaged } from '../../moderation/useManaged.ts';
import { FindAssistant } from './FindAssistant.tsx';

/** Assistants of a room, up to 200: found by number or nickname, added, taken off. */
export function Assistants({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  const { date, time } = useFormat();
  const [busy, setBusy] = useState<string>();
  const { value, status, again, pages } = useManaged(roomId, 'assistants');
  const total = value?.totals.assistants;

  /** Makes somebody an assistant or takes the right back, and offers the way back. */
  async function set(user: Managed['user'], isAssistant: boolean): Promise<void> {
    const { id, user_nickname: name } = user;
    setBusy(id);
    const named = { id: roomId, user_id: id };
    try {
      await api.call(isAssistant ? setAdministrations : delLiveRoomManage, named);
      if (isAssistant) say('success', t`${name} 现在是助理`);
      else
        say('success', t`${name} 不再是助理`, {
          action: { label: t`撤销`, onClick: () => void set(user, true) },
        });
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(undefined);
      again();
    }
  }

  const columns: TableColumn<Managed>[] = [
    { id: 'user', head: t`助理`, cell: ({ user }) => <PersonCell person={user} /> },
    { id: 'id', head: 'ID', width: 120, cell: ({ user }) => user.id },
    { id: 'at', head: t`什么时候加的`, width: 140, cell: ({ at }) => `${date(at)} ${time(at)}` },
    {
      id: 'acts',
      head: t`操作`,
      width: 120,
      cell: ({ user }) => (
        <Button size="s" tone="outline" loading={busy === user.id} onClick={() => void set(user, false)}>{t`移除`}</Button>
      ),
    },
  ];
  return (
    <>
      <Card stacked padding="titled" aria-label={t`添加助理`}>
        <SectionTitle hint={t`助理可以禁言、移出观众，撤下发言`}>{t`添加助理`}</SectionTitle>
        <FindAssistant
          roomId={roomId}
          isFull={total !== undefined && total >= mostAssistants}
          turn={total ?? 0}
          busy={busy}
          onAdd={(user) => void set(user, true)}
        />
      </Card>
      <Card stacked padding="titled" aria-label={t({ id: 'assistants', message: '助理' })}>
        <SectionTitle {...(total !== undefined && { hint: `${total}/${mostAssistants}` })}>
          {t({ id: 'assistants', message: '助理' })}
        </SectionTitle>
        <Table
          caption={t({ id: 'assistants', message: '助理' })}
          captionHidden
          columns={columns}
          rows={value?.list ?? []}
          keyOf={({ user }) => user.id}
          status={status}
          error={t`助理名单没能送到`}
          onRetry={again}
          empty={<EmptyState title={t`还没有助理`}>{t`找一位信得过的观众帮你看房间`}</EmptyState>}
          footer={pages}
        />
      </Card>
    </>
  );
}
