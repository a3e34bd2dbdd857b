import { useLingui } from '@lingui/react/macro';
import { referralRecords, type Commission } from '@pitchside/api/money/referrals';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { StateMark } from '@pitchside/ui/StateMark';
import { Table } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import { useMoment } from '../../../../platform/days/useMoment.ts';
import { api } from '../../../../platform/api/api.ts';
import { usePages } from '../../../../platform/resource/usePages.tsx';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';

/** Lines a page. */
const pageSize = 10;

/**
 * Commission from the recharges of others, and refunds.
 * @param turn a higher number fetches them again
 */
export function ReferralRecords({ turn }: { turn: number }) {
  const { t } = useLingui();
  const { fullDate } = useFormat();
  const moment = useMoment();
  const yuan = useYuan();
  const { value, status, again, pages } = usePages(
    'records',
    pageSize,
    (range, signal) => api.call(referralRecords, range, { signal, quiet: true }),
    { version: turn },
  );
  const how = ({ state: stands, amount, due_at }: Commission) => {
    const due = fullDate(due_at);
    if (stands === 'paid') return <StateMark state="good">{t`已转入`}</StateMark>;
    if (stands === 'due') return <StateMark state={amount < 0 ? 'none' : 'good'}>{amount < 0 ? t`下次转入时抵扣` : t`可转入`}</StateMark>;
    return <StateMark state="waiting">{t`${due} 可转入`}</StateMark>;
  };
  return (
    <Card title={t`佣金记录`}>
      <CardBleed>
        <Table
          caption={t`佣金记录`}
          captionHidden
          rows={value?.list ?? []}
          keyOf={({ id }) => id}
          status={status}
          error={t`佣金记录没能送到`}
          onRetry={again}
          empty={<EmptyState title={t`还没有佣金`}>{t`好友充值以后，佣金会在这里。`}</EmptyState>}
          columns={[
            {
              id: 'at',
              head: t`时间`,
              width: 148,
              cell: ({ at }) => (
                <Text size="s" tone="quiet">
                  {moment(at)}
                </Text>
              ),
            },
            { id: 'from', head: t`来自`, cell: ({ from }) => from.user_nickname },
            {
              id: 'kind',
              head: t`事项`,
              cell: ({ amount, level }) => (amount < 0 ? t`充值退回` : level > 1 ? t`好友的好友充值` : t`好友充值`),
            },
            { id: 'base', head: t`充值`, numeric: true, cell: ({ base }) => yuan(base) },
            { id: 'amount', head: t`佣金`, numeric: true, cell: ({ amount }) => yuan(amount) },
            { id: 'state', head: t`状态`, cell: how },
          ]}
          footer={pages}
        />
      </CardBleed>
    </Card>
  );
}
