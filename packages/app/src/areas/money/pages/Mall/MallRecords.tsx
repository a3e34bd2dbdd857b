import { useLingui } from '@lingui/react/macro';
import { exchangeRecords, goodsReceived, type Exchange, type ExchangeState } from '@pitchside/api/money/mall';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { GoodsPicture } from '@pitchside/ui/GoodsPicture';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { StateMark } from '@pitchside/ui/StateMark';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { useMoment } from '../../../../platform/days/useMoment.ts';
import { api } from '../../../../platform/api/api.ts';
import { usePages } from '../../../../platform/resource/usePages.tsx';
import { useWalletEvents } from '../../recharge/useWalletEvents.ts';
import { stateMarks } from './mall.presenter.ts';
import { Thing } from './Mall.layout.ts';

/** Name of each state of an exchange. */
function useExchangeStates(): Record<ExchangeState, string> {
  const { t } = useLingui();
  return { delivered: t`已放入背包`, awaiting: t`待发货`, shipped: t`运输中`, received: t`已签收`, refused: t`已退还` };
}

/** Lines a page. */
const pageSize = 10;
const tabs = { all: undefined, awaiting: 'awaiting', shipped: 'shipped' } as const;
type Tab = keyof typeof tabs;

/**
 * Exchange records with their state and total.
 * @param turn a higher number fetches them again
 */
export function MallRecords({ turn }: { turn: number }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const moment = useMoment();
  const states = useExchangeStates();
  const [tab, setTab] = useState<Tab>('all');
  const [busy, setBusy] = useState<string>();
  const state = tabs[tab];
  const { value, status, again, pages } = usePages(
    tab,
    pageSize,
    (range, signal) => api.call(exchangeRecords, { ...range, ...(state && { state }) }, { signal, quiet: true }),
    { family: 'records', version: turn },
  );
  // What is sent or given back moves diamonds.
  useWalletEvents(again);

  async function arrived(no: string): Promise<void> {
    setBusy(no);
    try {
      await api.call(goodsReceived, { no }, { idempotencyKey: `received ${no}` });
    } catch {
      // The call has notified the person.
    } finally {
      setBusy(undefined);
      again();
    }
  }

  const progress = ({ state: how, carrier, tracking, reason }: Exchange) =>
    how === 'refused' ? reason : how === 'shipped' || how === 'received' ? `${carrier} ${tracking}` : '–';
  const columns: TableColumn<Exchange>[] = [
    {
      id: 'at',
      head: t`时间`,
      width: 132,
      cell: ({ at }) => (
        <Text size="s" tone="quiet">
          {moment(at)}
        </Text>
      ),
    },
    {
      id: 'goods',
      head: t`物品`,
      cell: ({ goods: { art, src, name }, count }) => (
        <Thing>
          <GoodsPicture art={art} {...(src !== null && { src })} size={28} />
          {`${name} ×${integer(count)}`}
        </Thing>
      ),
    },
    { id: 'total', head: t`付出`, numeric: true, cell: ({ total }) => <PriceTag sum amount={total} size="s" /> },
    { id: 'state', head: t`状态`, cell: ({ state: how }) => <StateMark state={stateMarks[how]}>{states[how]}</StateMark> },
    { id: 'progress', head: t`物流`, cell: progress },
    { id: 'no', head: t`单号`, cell: ({ no }) => no },
    {
      id: 'act',
      head: t`操作`,
      cell: ({ no, state: how }) =>
        how === 'shipped' ? (
          <Button size="s" tone="soft" loading={busy === no} onClick={() => void arrived(no)}>{t`确认收货`}</Button>
        ) : how === 'delivered' ? (
          <ButtonLink size="s" tone="outline" href="/member?type=13">{t`去使用`}</ButtonLink>
        ) : null,
    },
  ];
  const spent = integer(value?.spent ?? 0);
  const total = integer(value?.total ?? 0);
  return (
    <Card
      title={t`兑换记录`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`兑换记录`}
          value={tab}
          onValueChange={setTab}
          segments={[
            { value: 'all', label: t`全部` },
            { value: 'awaiting', label: t`待发货` },
            { value: 'shipped', label: t`运输中` },
          ]}
        />
      }
    >
      <CardBleed>
        <Table
          caption={t`兑换记录`}
          captionHidden
          columns={columns}
          rows={value?.list ?? []}
          keyOf={({ no }) => no}
          status={status}
          error={t`兑换记录没能送到`}
          onRetry={again}
          empty={<EmptyState title={t`还没有兑换过`}>{t`换到的东西和物流都在这里。`}</EmptyState>}
          footer={
            value && (
              <>
                <span>{t`共 ${total} 笔，全部用去 ${spent} 黄钻`}</span>
                {pages}
              </>
            )
          }
        />
      </CardBleed>
    </Card>
  );
}
