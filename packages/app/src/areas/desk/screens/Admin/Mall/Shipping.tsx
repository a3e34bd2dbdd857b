import { useLingui } from '@lingui/react/macro';
import { adminExchanges, type DeskExchange } from '@pitchside/api/money/mall';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Table } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { useMoment } from '../../../../../platform/days/useMoment.ts';
import { api } from '../../../../../platform/api/api.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';

/** Lines a page. */
const pageSize = 10;
const queues = ['awaiting', 'shipped', 'received', 'refused'] as const;
type QueueState = (typeof queues)[number];

interface ShippingProps {
  /** A higher number fetches again. */
  turn: number;
  currentNo: string | undefined;
  onOpen: (exchange: DeskExchange) => void;
}

/** Exchanges of physical goods: those to ship, the oldest first, and past ones. */
export function Shipping({ turn, currentNo, onOpen }: ShippingProps) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const moment = useMoment();
  const [queue, setQueue] = useState<QueueState>('awaiting');
  const { value, status, again, pages } = usePages(
    queue,
    pageSize,
    (range, signal) => api.call(adminExchanges, { state: queue, ...range }, { signal, quiet: true }),
    { version: turn },
  );
  const names: Record<QueueState, string> = { awaiting: t`待发货`, shipped: t`运输中`, received: t`已签收`, refused: t`已退还` };
  return (
    <Card
      id="shipping"
      title={t`发货`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`发货`}
          value={queue}
          onValueChange={setQueue}
          segments={queues.map((each) => ({ value: each, label: names[each] }))}
        />
      }
    >
      <CardBleed>
        <Table
          caption={names[queue]}
          captionHidden
          rows={value?.list ?? []}
          keyOf={({ no }) => no}
          {...(currentNo !== undefined && { currentKey: currentNo })}
          status={status}
          error={t`列表没能送到`}
          onRetry={again}
          empty={<EmptyState title={t`这里没有单子`} drawing={null} />}
          columns={[
            {
              id: 'no',
              head: t`单号`,
              cell: (exchange) => (
                <Pressable onClick={() => onOpen(exchange)}>
                  <TwoLines look="strong" note={moment(exchange.at)}>
                    {exchange.no}
                  </TwoLines>
                </Pressable>
              ),
            },
            { id: 'goods', head: t`物品`, cell: ({ goods, count }) => `${goods.name} ×${integer(count)}` },
            { id: 'member', head: t`会员`, cell: ({ member, to }) => <TwoLines note={to ?? ''}>{member.user_nickname}</TwoLines> },
            { id: 'total', head: t`付出`, numeric: true, cell: ({ total }) => <PriceTag sum amount={total} size="s" /> },
            { id: 'progress', head: t`物流`, cell: ({ carrier, tracking, reason }) => reason || `${carrier} ${tracking}`.trim() || '–' },
          ]}
          footer={pages}
        />
      </CardBleed>
    </Card>
  );
}
