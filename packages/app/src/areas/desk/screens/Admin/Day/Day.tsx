import { useLingui } from '@lingui/react/macro';
import { adminDay, type DayPair, type DiamondFlow } from '@pitchside/api/desk/operations';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { Two } from '../Admin.layout.ts';
import { Queues } from './Queues.tsx';
import type { CallData } from '@pitchside/api/contract';
import { FigureBand } from '@pitchside/ui/FigureBand';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';

/** Names of the diamond flows. */
function useFlowNames(): Record<DiamondFlow, string> {
  const { t } = useLingui();
  return {
    opening: t`开户与赠送`,
    recharge: t`充值`,
    gift: t`礼物`,
    noble: t`贵族`,
    guard: t`守护`,
    barrage: t`高级弹幕`,
    horn: t`全站喇叭`,
    plan: t`方案`,
    goods: t`兑换`,
    referral: t`佣金`,
    envelope: t`红包`,
    sign_in: t({ id: 'kind.checkIn', message: '签到' }),
    task: t`任务`,
    withdraw: t({ id: 'kind.withdrawals', message: '提现' }),
    withdraw_paid: t({ id: 'log.pay', message: '确认打款' }),
    withdraw_returned: t`提现退回`,
    convert: t`转入钱包`,
    transfer: t`转账`,
    purchase: t`用钱包买钻`,
  };
}

type Flow = CallData<typeof adminDay>['diamonds'][number];

/** Diamonds received and spent by members, by purpose. */
function DiamondFlows({ flows }: { flows: readonly Flow[] }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const names = useFlowNames();
  const cell = ({ today, yesterday }: DayPair) => {
    const before = yesterday === null ? '–' : integer(yesterday);
    return (
      <TwoLines look="strong" note={t`昨天 ${before}`}>
        {integer(today)}
      </TwoLines>
    );
  };
  const columns: TableColumn<Flow>[] = [
    { id: 'kind', head: t`事由`, cell: ({ kind }) => names[kind] },
    { id: 'in', head: t`流入`, numeric: true, cell: (flow) => cell(flow.in) },
    { id: 'out', head: t`流出`, numeric: true, cell: (flow) => cell(flow.out) },
  ];
  return (
    <Card title={t`黄钻进出`}>
      <CardBleed>
        <Table
          caption={t`黄钻进出`}
          captionHidden
          columns={columns}
          rows={flows}
          keyOf={({ kind }) => kind}
          empty={<EmptyState title={t`两天都没有进出`} drawing={null} />}
          footer={t`只算会员的账户；同一笔既出又入的两边都算`}
        />
      </CardBleed>
    </Card>
  );
}

/** Members and rooms of the day, each with yesterday beside it. */
function DayFigures({ day: { members, rooms, diamonds } }: { day: CallData<typeof adminDay> }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const hours = (minutes: number) => integer(Math.round(minutes / 60));
  const before = ({ yesterday }: DayPair, as = integer): string => {
    const whole = yesterday === null ? '–' : as(yesterday);
    return t`昨天 ${whole}`;
  };
  const sum = (way: 'in' | 'out', when: keyof DayPair) => diamonds.reduce((total, flow) => total + (flow[way][when] ?? 0), 0);
  const both = (way: 'in' | 'out'): DayPair => ({ today: sum(way, 'today'), yesterday: sum(way, 'yesterday') });
  const [gained, spent] = [both('in'), both('out')];
  const total = integer(members.total);
  return (
    <FigureBand
      label={t`今天`}
      figures={[
        { id: 'joined', label: t`新会员`, value: integer(members.joined.today), aside: before(members.joined), note: t`共 ${total} 人` },
        { id: 'active', label: t`活跃会员`, value: integer(members.active.today), aside: before(members.active) },
        { id: 'live', label: t`正在直播的房间`, value: integer(rooms.live), raised: true },
        { id: 'hours', label: t`开播小时`, value: hours(rooms.minutes.today), aside: before(rooms.minutes, hours) },
        { id: 'in', label: t`流入黄钻`, value: integer(gained.today), aside: before(gained) },
        { id: 'out', label: t`流出黄钻`, value: integer(spent.today), aside: before(spent) },
      ]}
    />
  );
}

/** Refresh interval of the day, ms: its figures are counted once a minute, the queues are live. */
const every = 30_000;

/** First page of the desk: the server's day beside the one before, and the queues. */
export default function Day() {
  const { t } = useLingui();
  const { time } = useFormat();
  const { fullDate } = useFormat('Asia/Shanghai');
  const { value, state, again } = useResource('day', (signal) => api.call(adminDay, {}, { signal, quiet: true }), { every });
  if (!value)
    return state === 'failed' ? (
      <ErrorState title={t`今天的数没能送到`} onRetry={again} />
    ) : (
      <div role="status" aria-label={t`努力加载中`}>
        <Skeleton shape="block" height={92} />
        <Skeleton shape="block" height={320} />
      </div>
    );
  const day = fullDate(Date.parse(`${value.day}T00:00:00Z`));
  const counted = time(value.counted_at);
  return (
    <>
      <Text size="s" tone="quiet">{t`北京时间 ${day}，旁边是昨天全天；${counted} 统计`}</Text>
      <DayFigures day={value} />
      <Two>
        <Queues queues={value.queues} now={value.server_at} />
        <DiamondFlows flows={value.diamonds} />
      </Two>
    </>
  );
}
