import { useLingui } from '@lingui/react/macro';
import { adminCommissions, type DeskCommission } from '@pitchside/api/money/referrals';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Facts } from '@pitchside/ui/Facts';
import { Input } from '@pitchside/ui/Input';
import { Pressable } from '@pitchside/ui/Pressable';
import { Table } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { useMoment } from '../../../../../platform/days/useMoment.ts';
import { api } from '../../../../../platform/api/api.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';
import { useYuan } from '../../../../../platform/yuan/useYuan.ts';
import { Bar } from '../Admin.layout.ts';

/** Lines a page. */
const pageSize = 20;

interface CommissionsProps {
  /** A higher number fetches again. */
  turn: number;
  onOpen: (orderNo: string) => void;
}

/** Commissions of all members, or of one who earned or recharged, with their sums. */
export function Commissions({ turn, onOpen }: CommissionsProps) {
  const { t } = useLingui();
  const moment = useMoment();
  const yuan = useYuan();
  const [user, setUser] = useState('');
  const { value, status, again, pages } = usePages(
    user,
    pageSize,
    (range, signal) => api.call(adminCommissions, { ...range, ...(user && { user_id: user }) }, { signal, quiet: true }),
    { family: 'commissions', version: turn, pause: 250 },
  );
  const states = { held: t`等待中`, due: t`可转入`, paid: t`已转入` } as const;
  const how = ({ amount, state: stands, is_reversed }: DeskCommission) => {
    const name = states[stands];
    return amount > 0 && is_reversed ? t`${name}，充值已退` : name;
  };
  return (
    <Card id="commissions" title={t`佣金`}>
      <Bar>
        {value && (
          <Facts
            look="figures"
            size="s"
            facts={[
              { id: 'held', label: states.held, value: yuan(value.sums.held) },
              { id: 'due', label: states.due, value: yuan(value.sums.due) },
              { id: 'paid', label: states.paid, value: yuan(value.sums.paid) },
            ]}
          />
        )}
        <Input label={t`会员 ID`} labelHidden placeholder={t`会员 ID`} value={user} onValueChange={setUser} only="digits" maxLength={15} />
      </Bar>
      <CardBleed>
        <Table
          caption={t`佣金`}
          captionHidden
          rows={value?.list ?? []}
          keyOf={({ id }) => id}
          status={status}
          error={t`列表没能送到`}
          onRetry={again}
          empty={<EmptyState title={t`还没有佣金`} drawing={null} />}
          columns={[
            {
              id: 'order',
              head: t`充值单号`,
              cell: ({ order_no, at }) => (
                <Pressable onClick={() => onOpen(order_no)}>
                  <TwoLines look="strong" note={moment(at)}>
                    {order_no}
                  </TwoLines>
                </Pressable>
              ),
            },
            { id: 'from', head: t`充值的人`, cell: ({ from }) => <TwoLines note={`ID ${from.id}`}>{from.user_nickname}</TwoLines> },
            { id: 'to', head: t`邀请者`, cell: ({ to }) => <TwoLines note={`ID ${to.id}`}>{to.user_nickname}</TwoLines> },
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
