import { useLingui } from '@lingui/react/macro';
import { envelopeInfo } from '@pitchside/api/money/envelopes';
import { Avatar } from '@pitchside/ui/Avatar';
import { Dialog } from '@pitchside/ui/Dialog';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { Link } from '@pitchside/ui/Link';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { Table } from '@pitchside/ui/Table';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { Who } from '../who.layout.ts';

/** Shares of one envelope by member, the largest first. The giver of an open envelope sees them once it is over. */
export function ClaimsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const { time } = useFormat();
  const { value, state, again } = useResource(id, (signal) => api.call(envelopeInfo, { id }, { signal, quiet: true }));
  return (
    <Dialog open size="s" title={t`谁抢到了`} onClose={onClose}>
      <Table
        caption={t`谁抢到了`}
        captionHidden
        density="s"
        rows={value?.shares ?? []}
        keyOf={({ member }) => member.id}
        status={statusOf({ value, state })}
        error={t`红包没能打开`}
        onRetry={again}
        empty={<EmptyState drawing={null} title={t`抢完或到期以后可以看到`} />}
        columns={[
          {
            id: 'who',
            head: t`会员`,
            cell: ({ member }) => (
              <Who>
                <Avatar seed={member.avatar} size={24} />
                <Link href={`/persona?id=${member.id}`}>{member.user_nickname}</Link>
              </Who>
            ),
          },
          { id: 'at', head: t`时间`, cell: ({ at }) => time(at) },
          { id: 'amount', head: t`抢到`, numeric: true, cell: ({ amount }) => <PriceTag sum amount={amount} size="s" /> },
        ]}
      />
    </Dialog>
  );
}
