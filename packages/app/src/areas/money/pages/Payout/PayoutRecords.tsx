import { useLingui } from '@lingui/react/macro';
import type { Payout, PayoutState } from '@pitchside/api/money/payouts';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { Pagination } from '@pitchside/ui/Pagination';
import { StateMark, type StateMarkState } from '@pitchside/ui/StateMark';
import { Stepper, type StepperStep } from '@pitchside/ui/Stepper';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { useWhen } from '../../../../platform/days/useWhen.ts';
import { useArrival } from './useArrival.ts';
import { payoutPage, usePayoutRecords, type PayoutGroup } from '../../payout/usePayout.ts';

const tones: Record<PayoutState, StateMarkState> = {
  reviewing: 'waiting',
  approved: 'good',
  paid: 'good',
  returned: 'bad',
  done: 'none',
};

/** Withdrawals and conversions of the last three months, with how far each is. */
export function PayoutRecordsCard() {
  const { t } = useLingui();
  const yuan = useYuan();
  const [group, setGroup] = useState<PayoutGroup>('all');
  const [page, setPage] = useState(1);
  const { records, loading, failed, reload } = usePayoutRecords(group, page);
  const columns = useColumns();
  const names: Record<PayoutGroup, string> = { all: t`全部`, reviewing: t`待审核`, succeeded: t`审核成功`, failed: t`审核失败` };
  const groups = Object.keys(names) as PayoutGroup[];
  const [paid, converted] = [yuan(records?.paid ?? 0), yuan(records?.converted ?? 0)];
  const choose = (next: PayoutGroup) => {
    setGroup(next);
    setPage(1);
  };
  return (
    <Card
      stacked
      title={t`记录`}
      hint={t`近 3 个月`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`记录`}
          value={group}
          onValueChange={choose}
          segments={groups.map((id) => ({
            value: id,
            label: names[id],
            ...(id !== 'all' && records && records.counts[id] > 0 && { count: records.counts[id] }),
          }))}
        />
      }
    >
      <CardBleed>
        <Table
          caption={t`记录`}
          captionHidden
          columns={columns}
          rows={records?.list ?? []}
          keyOf={({ no }) => no}
          status={failed ? 'error' : loading ? 'loading' : 'ready'}
          error={t`记录没能送到`}
          onRetry={reload}
          empty={<EmptyState kind="list">{t`提现或转入以后，记录会在这里。`}</EmptyState>}
          footer={
            <>
              <span>{t`已到账 ${paid} · 转入 ${converted}`}</span>
              {records && records.total > payoutPage && (
                <Pagination page={page} total={records.total} pageSize={payoutPage} onPageChange={setPage} />
              )}
            </>
          }
        />
      </CardBleed>
    </Card>
  );
}

function useColumns(): readonly TableColumn<Payout>[] {
  const { t } = useLingui();
  const yuan = useYuan();
  const when = useWhen();
  const arrival = useArrival();
  const stateNames: Record<PayoutState, string> = {
    reviewing: t`待审核`,
    approved: t`审核成功`,
    paid: t`审核成功`,
    returned: t`审核失败`,
    done: t`已完成`,
  };
  const notes: Record<PayoutState, (payout: Payout) => string> = {
    reviewing: ({ due_at }) => {
      const by = arrival(due_at);
      return t`最晚 ${by}`;
    },
    approved: () => t`打款中`,
    paid: () => t`已到账`,
    returned: ({ reason, amount }) => {
      const back = yuan(amount);
      return t`${reason}。${back} 已退回收益，不收手续费。`;
    },
    done: () => t`不可撤回`,
  };
  return [
    { id: 'at', head: t`申请时间`, width: 120, cell: ({ created_at }) => when(created_at) },
    {
      id: 'kind',
      head: t`类型`,
      width: 72,
      cell: ({ kind }) => (kind === 'withdraw' ? t({ id: 'kind.withdrawals', message: '提现' }) : t`转入`),
    },
    { id: 'amount', head: t`金额`, numeric: true, cell: ({ amount }) => yuan(amount) },
    { id: 'fee', head: t`手续费`, numeric: true, cell: ({ fee }) => yuan(fee) },
    {
      id: 'to',
      head: t`去向`,
      cell: ({ account }) => <TwoLines note={account?.tail ?? t`不可撤回`}>{account?.name ?? t`消费钱包`}</TwoLines>,
    },
    { id: 'progress', head: t({ id: 'payout.progress', message: '进度' }), width: 232, cell: (payout) => <Progress payout={payout} /> },
    {
      id: 'state',
      head: t`状态`,
      cell: (payout) => (
        <TwoLines note={notes[payout.state](payout)}>
          <StateMark state={tones[payout.state]}>{stateNames[payout.state]}</StateMark>
        </TwoLines>
      ),
    },
    { id: 'no', head: t`单号`, numeric: true, width: 176, cell: ({ no }) => no },
  ];
}

function Progress({ payout: { kind, state, reviewed_at, finished_at } }: { payout: Payout }) {
  const { t } = useLingui();
  const { date } = useFormat();
  const on = (at: number | null) => (at === null ? undefined : date(at));
  const isBack = state === 'returned';
  const middle: StepperStep['state'] = isBack ? 'failed' : state === 'reviewing' ? 'current' : 'done';
  const last: StepperStep['state'] = state === 'paid' || state === 'done' ? 'done' : state === 'approved' ? 'current' : 'waiting';
  const steps: StepperStep[] = [
    { id: 'ask', title: kind === 'convert' ? t`确认` : t`提交`, state: 'done' },
    {
      id: 'review',
      title: kind === 'convert' ? t`无需审核` : t`审核`,
      ...(kind === 'withdraw' && on(reviewed_at) && { note: on(reviewed_at) }),
      state: middle,
    },
    {
      id: 'arrive',
      title: kind === 'convert' ? t`已转入` : t({ id: 'order.received', message: '到账' }),
      ...(state === 'paid' && on(finished_at) && { note: on(finished_at) }),
      state: last,
    },
  ];
  return <Stepper label={t({ id: 'payout.progress', message: '进度' })} steps={steps} size="s" />;
}
