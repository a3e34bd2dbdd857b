import { useLingui } from '@lingui/react/macro';
import type { MoneyRecord, OrderState, RecordKind } from '@pitchside/api/money/orders';
import { Avatar } from '@pitchside/ui/Avatar';
import { useFormat } from '@pitchside/ui/format';
import { StateMark, type StateMarkState } from '@pitchside/ui/StateMark';
import type { TableColumn } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import { useWhen } from '../../../platform/days/useWhen.ts';
import { useYuan } from '../../../platform/yuan/useYuan.ts';
import { useReasons } from '../recharge/useReasons.ts';
import { Peer } from './Records.layout.ts';

const tones: Record<OrderState, StateMarkState> = {
  waiting: 'waiting',
  paid: 'good',
  closed: 'none',
  failed: 'bad',
  refunded: 'none',
};

/** Columns of the records of a kind. */
export function useColumns(kind: RecordKind): readonly TableColumn<MoneyRecord>[] {
  const { t } = useLingui();
  const { integer, tenths } = useFormat();
  const yuan = useYuan();
  const when = useWhen();
  const reasonOf = useReasons();
  const signed = (value: number, text: string) => (
    <Text weight="strong" tone={value > 0 ? 'good' : 'ink'}>{`${value > 0 ? '+' : '−'}${text}`}</Text>
  );
  const amount = ({ diamonds, wallet, income }: MoneyRecord) => {
    const money = wallet || income;
    return (
      <>
        {diamonds !== 0 && signed(diamonds, integer(Math.abs(diamonds)))}
        {diamonds !== 0 && money !== 0 && ' '}
        {money !== 0 && signed(money, yuan(Math.abs(money)))}
      </>
    );
  };
  const time: TableColumn<MoneyRecord> = { id: 'at', head: t`时间`, width: 120, cell: ({ at }) => when(at) };
  const no: TableColumn<MoneyRecord> = { id: 'no', head: t`流水号`, numeric: true, width: 176, cell: (record) => record.no };
  if (kind === 'order')
    return [
      time,
      { id: 'title', head: t`支付方式`, cell: (record) => record.title },
      {
        id: 'diamonds',
        head: t`黄钻`,
        numeric: true,
        cell: ({ order }) => order && `${integer(order.diamonds)}${order.bonus > 0 ? ` + ${integer(order.bonus)}` : ''}`,
      },
      { id: 'price', head: t`金额`, numeric: true, cell: ({ order }) => order && yuan(order.price) },
      {
        id: 'state',
        head: t`状态`,
        cell: ({ order, type_name }) =>
          order && (
            <StateMark state={tones[order.state]}>{order.reason ? `${type_name} · ${reasonOf(order.reason)}` : type_name}</StateMark>
          ),
      },
      { ...no, head: t`订单号`, width: 200 },
    ];
  return [
    time,
    { id: 'type', head: t`类型`, width: 112, cell: (record) => record.type_name },
    { id: 'title', head: t`事项`, cell: (record) => record.title },
    {
      id: 'peer',
      head: t`对象`,
      cell: ({ peer }) =>
        peer && (
          <Peer>
            <Avatar seed={peer.avatar} size={24} /> {peer.user_nickname}
          </Peer>
        ),
    },
    { id: 'place', head: t`场景`, cell: (record) => record.place },
    { id: 'amount', head: t`数额`, numeric: true, cell: amount },
    ...(kind === 'consume'
      ? [
          {
            id: 'experience',
            head: t`经验`,
            numeric: true,
            cell: ({ experience }: MoneyRecord) => (experience > 0 ? `+${tenths(experience)}` : ''),
          },
        ]
      : []),
    { ...no, width: 96 },
  ];
}
