import { useLingui } from '@lingui/react/macro';
import type { NodeStatus } from '@pitchside/api/desk/status';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { StateMark, type StateMarkState } from '@pitchside/ui/StateMark';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';

/** Limits beyond which a node's figures are marked: ms of the event loop and of the clock, free share of the disk. */
const limits = { loop: 200, clock: 2_000, disk: 0.1 };

/** The worst that can be said of a node. */
function useNodeState(): (node: NodeStatus) => [StateMarkState, string] {
  const { t } = useLingui();
  return ({ is_silent, is_older, stores, disk, clock_ahead, loop, pool }) => {
    if (is_silent) return ['bad', t`没有消息`];
    if (!stores) return ['bad', t`存不了文件`];
    if (disk && disk.free / disk.size < limits.disk) return ['bad', t`磁盘快满了`];
    if (Math.abs(clock_ahead) > limits.clock) return ['bad', t`时钟不准`];
    if (loop > limits.loop || pool.waiting > 0) return ['fair', t`忙`];
    return is_older ? ['waiting', t`旧版本`] : ['good', t({ id: 'status.fine', message: '正常' })];
  };
}

/** Nodes of the site, each as it told of itself last. */
export function Nodes({ nodes, now }: { nodes: readonly NodeStatus[]; now: number }) {
  const { t, i18n } = useLingui();
  const { integer, fileSize, relative } = useFormat();
  const stateOf = useNodeState();
  const fine = (value: number) => {
    const shown = i18n.number(value, { maximumFractionDigits: 1 });
    return t`${shown} 毫秒`;
  };
  const columns: TableColumn<NodeStatus>[] = [
    {
      id: 'node',
      head: t({ id: 'status.node', message: '节点' }),
      cell: ({ name, roles, release }) => (
        <TwoLines look="strong" note={`${roles.join(', ')} · ${release}`}>
          {name}
        </TwoLines>
      ),
    },
    {
      id: 'state',
      head: t`状态`,
      cell: (node) => {
        const [state, words] = stateOf(node);
        const [started, seen] = [relative(node.started_at, now), relative(node.told_at, now)];
        return (
          <TwoLines note={node.is_silent ? t`${seen}有过消息` : t`${started}启动`}>
            <StateMark state={state}>{words}</StateMark>
          </TwoLines>
        );
      },
    },
    {
      id: 'loop',
      head: t`事件循环`,
      numeric: true,
      cell: ({ loop, memory }) => {
        const size = fileSize(memory);
        return <TwoLines note={t`内存 ${size}`}>{fine(loop)}</TwoLines>;
      },
    },
    {
      id: 'sockets',
      head: t`实时连接`,
      numeric: true,
      cell: ({ sockets, topics }) => {
        const followed = integer(topics);
        return <TwoLines note={t`${followed} 个话题`}>{integer(sockets)}</TwoLines>;
      },
    },
    {
      id: 'pool',
      head: t`数据库连接`,
      numeric: true,
      cell: ({ pool: { busy, idle, waiting } }) => <TwoLines note={t`空闲 ${idle} · 等待 ${waiting}`}>{integer(busy)}</TwoLines>,
    },
    {
      id: 'disk',
      head: t`磁盘剩余`,
      numeric: true,
      cell: ({ disk }) => {
        if (!disk) return '–';
        const size = fileSize(disk.size);
        return <TwoLines note={t`共 ${size}`}>{fileSize(disk.free)}</TwoLines>;
      },
    },
    {
      id: 'streams',
      head: t`直播流`,
      numeric: true,
      cell: ({ streams: { streams, cuts, refusals } }) => <TwoLines note={t`断开 ${cuts} · 拒绝 ${refusals}`}>{integer(streams)}</TwoLines>,
    },
    { id: 'clock', head: t`时钟偏差`, numeric: true, cell: ({ clock_ahead }) => fine(clock_ahead) },
  ];
  return (
    <Card title={t`节点`} hint={t`每个节点每 10 秒说一次自己怎么样`}>
      <CardBleed>
        <Table<NodeStatus>
          caption={t`节点`}
          captionHidden
          columns={columns}
          rows={nodes}
          keyOf={({ name }) => name}
          empty={<EmptyState title={t`还没有节点说过话，过 10 秒再看`} drawing={null} />}
        />
      </CardBleed>
    </Card>
  );
}
