import { useLingui } from '@lingui/react/macro';
import { adminStatus, statusEvery } from '@pitchside/api/desk/status';
import type { CallData } from '@pitchside/api/contract';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { FigureBand } from '@pitchside/ui/FigureBand';
import { useFormat } from '@pitchside/ui/format';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { Jobs } from './Jobs.tsx';
import { Nodes } from './Nodes.tsx';

/** Age of the oldest waiting push message, ms, above which something is wrong. */
const slowPush = 60_000;

/** The site's machines in seven figures. */
function StatusFigures({ status }: { status: CallData<typeof adminStatus> }) {
  const { t } = useLingui();
  const { integer, fileSize } = useFormat();
  const { nodes, jobs, database, storage, bus, push } = status;
  const living = nodes.filter((node) => !node.is_silent);
  const silent = integer(nodes.length - living.length);
  const sum = (of: (node: (typeof nodes)[number]) => number) => integer(living.reduce((all, node) => all + of(node), 0));
  const total = integer(jobs.length);
  const late = integer(jobs.filter(({ is_late }) => is_late).length);
  const [topics, cuts, gaps] = [sum((node) => node.topics), sum(({ streams }) => streams.cuts), sum((node) => node.bus.gaps)];
  const { version, took, pending } = database;
  const [devices, failing, waiting] = [integer(push.devices), integer(push.failing), integer(push.waiting)];
  const carrier = bus === 'nats' ? 'NATS' : 'PostgreSQL';
  return (
    <FigureBand
      label={t`机器状态`}
      figures={[
        {
          id: 'nodes',
          label: t`节点`,
          value: integer(living.length),
          aside: living.length === nodes.length ? t`都有消息` : t`${silent} 个没有消息`,
          note: t`消息总线 ${carrier}，断过 ${gaps} 次`,
        },
        { id: 'sockets', label: t`实时连接`, value: sum((node) => node.sockets), note: t`${topics} 个话题有人订阅` },
        { id: 'streams', label: t`直播流`, value: sum(({ streams }) => streams.streams), note: t`推流断开 ${cuts} 次` },
        {
          id: 'database',
          label: t`数据库`,
          value: fileSize(database.bytes),
          aside: database.is_read_only ? t`只能读` : t`能读能写`,
          note: t`PostgreSQL ${version}，${took} 毫秒答复，文件存在 ${storage}`,
          raised: database.is_read_only,
        },
        {
          id: 'pending',
          label: t`待执行的迁移`,
          value: integer(pending.length),
          aside: pending.length === 0 ? t`已是最新` : t`先升级`,
          ...(pending.length > 0 && { note: pending.slice(0, 3).join(', ') }),
        },
        {
          id: 'push',
          label: t`今天的推送`,
          value: integer(push.today.sent),
          aside: push.waiting === 0 ? t`没有积压` : t`${waiting} 条在等`,
          note: t`${devices} 台设备，${failing} 台送不到`,
          raised: push.lag > slowPush,
        },
        { id: 'jobs', label: t`迟到的任务`, value: late, note: t`共 ${total} 个` },
      ]}
    />
  );
}

/** Machines of the site as they told last: nodes, database, streams and jobs; asked for again every ten seconds. */
export default function Status() {
  const { t } = useLingui();
  const { value, state, again } = useResource('status', (signal) => api.call(adminStatus, {}, { signal, quiet: true }), {
    every: statusEvery * 1_000,
  });
  if (!value)
    return state === 'failed' ? (
      <ErrorState title={t`机器状态没能送到`} onRetry={again} />
    ) : (
      <div role="status" aria-label={t`努力加载中`}>
        <Skeleton shape="block" height={92} />
        <Skeleton shape="block" height={320} />
      </div>
    );
  return (
    <>
      <StatusFigures status={value} />
      <Nodes nodes={value.nodes} now={value.server_at} />
      <Jobs jobs={value.jobs} now={value.server_at} />
    </>
  );
}
