import { useLingui } from '@lingui/react/macro';
import { envelopeRecords, type EnvelopeSide, envelopeInfo } from '@pitchside/api/money/envelopes';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Table } from '@pitchside/ui/Table';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { usePages } from '../../../../platform/resource/usePages.tsx';
import { useWalletEvents } from '../../recharge/useWalletEvents.ts';
import { useEnvelopeColumns } from './useEnvelopeColumns.tsx';
import { Avatar } from '@pitchside/ui/Avatar';
import { Dialog } from '@pitchside/ui/Dialog';
import { Link } from '@pitchside/ui/Link';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { Who } from '../who.layout.ts';

/** Shares of one envelope by member, the largest first. The giver of an open envelope sees them once it is over. */
function ClaimsDialog({ id, onClose }: { id: string; onClose: () => void }) {
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

/** Lines a page. */
const pageSize = 10;

/** /member?type=1&tab=envelopes: red envelopes that one gave, or took from. */
export function EnvelopesPage() {
  const { t } = useLingui();
  const { integer } = useFormat();
  const [side, setSide] = useState<EnvelopeSide>('taken');
  const [openId, setOpenId] = useState<string>();
  const columns = useEnvelopeColumns(side, setOpenId);
  const { value, status, again, pages } = usePages(side, pageSize, (range, signal) =>
    api.call(envelopeRecords, { side, ...range }, { signal, quiet: true }),
  );
  useWalletEvents(again);
  const total = integer(value?.total ?? 0);
  const diamonds = integer(value?.diamonds ?? 0);
  const words: Record<EnvelopeSide, { sum: string; none: string; hint: string }> = {
    taken: { sum: t`共 ${total} 个，抢到 ${diamonds} 黄钻`, none: t`还没有抢到过红包`, hint: t`直播间里有人发红包时，点开就能抢。` },
    given: { sum: t`共 ${total} 个，被抢走 ${diamonds} 黄钻`, none: t`还没有发过红包`, hint: t`在直播间里可以给大家发红包。` },
  };
  return (
    <Card
      title={t`我的红包`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`我的红包`}
          value={side}
          onValueChange={setSide}
          segments={[
            { value: 'taken', label: t`抢到的` },
            { value: 'given', label: t`发出的` },
          ]}
        />
      }
    >
      <CardBleed>
        <Table
          caption={t`我的红包`}
          captionHidden
          columns={columns}
          rows={value?.list ?? []}
          keyOf={({ envelope }) => envelope.id}
          status={status}
          error={t`红包记录没能送到`}
          onRetry={again}
          empty={<EmptyState title={words[side].none}>{words[side].hint}</EmptyState>}
          footer={
            value && (
              <>
                <span>
                  {words[side].sum} · {t`只保留近三个月`}
                </span>
                {pages}
              </>
            )
          }
        />
      </CardBleed>
      {openId !== undefined && <ClaimsDialog id={openId} onClose={() => setOpenId(undefined)} />}
    </Card>
  );
}
