import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { decideGroupRequest, groupRequests, type FanRequest } from '@pitchside/api/live/fans';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { useFormat } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { PersonCell } from '../../moderation/PersonCell.tsx';
import { DecideLine } from './Fans.layout.ts';

/** Those who wait that are shown at once; the next ones move up as they are decided. */
const most = 20;
/** Polling interval of the requests, ms. */
const every = 30_000;

/** Those who ask to join the club; nothing while nobody does. */
export function Requests({ onDecided }: { onDecided: () => void }) {
  const { t } = useLingui();
  const { date } = useFormat();
  const [busy, setBusy] = useState<string>();
  const { value, state, again } = useResource(
    'club requests',
    (signal) => api.call(groupRequests, { limit: most }, { signal, quiet: true }),
    {
      every,
    },
  );

  async function decide(userId: string, isLetIn: boolean): Promise<void> {
    setBusy(userId);
    try {
      await api.call(decideGroupRequest, { user_id: userId, is_let_in: isLetIn }, { idempotencyKey: crypto.randomUUID() });
      again();
      onDecided();
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(undefined);
    }
  }

  if (value ? value.total === 0 : state !== 'failed') return null;
  const waiting = value?.total ?? 0;
  const columns: TableColumn<FanRequest>[] = [
    { id: 'member', head: t`申请人`, cell: ({ member }) => <PersonCell person={member} /> },
    { id: 'at', head: t`申请时间`, width: 140, cell: ({ at }) => date(at) },
    {
      id: 'decide',
      head: t`处理`,
      width: 200,
      cell: ({ member: { id } }) => (
        <DecideLine>
          <Button size="s" tone="soft" loading={busy === id} onClick={() => void decide(id, true)}>{t`通过`}</Button>
          <Button size="s" tone="plain" disabled={busy === id} onClick={() => void decide(id, false)}>{t`不通过`}</Button>
        </DecideLine>
      ),
    },
  ];
  return (
    <Card stacked padding="titled" aria-label={t`加入申请`}>
      <SectionTitle {...(value && { hint: t`${plural(waiting, { other: '# 条申请' })}` })}>{t`加入申请`}</SectionTitle>
      <Table
        caption={t`加入申请`}
        captionHidden
        columns={columns}
        rows={value?.list ?? []}
        keyOf={({ member }) => member.id}
        status={value ? 'ready' : 'error'}
        error={t`申请没能送到`}
        onRetry={again}
      />
    </Card>
  );
}
