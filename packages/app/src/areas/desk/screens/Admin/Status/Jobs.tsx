import { useLingui } from '@lingui/react/macro';
import type { JobStatus } from '@pitchside/api/desk/status';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { StateMark } from '@pitchside/ui/StateMark';
import { Table, type TableColumn } from '@pitchside/ui/Table';

/** Jobs of the site with their newest rounds, those that are late first. */
export function Jobs({ jobs, now }: { jobs: readonly JobStatus[]; now: number }) {
  const { t } = useLingui();
  const { integer, relative } = useFormat();
  const when = (at: number | null) => (at === null ? '–' : relative(at, now));
  const isFailing = ({ done_at, failed_at }: JobStatus) => failed_at !== null && failed_at > (done_at ?? 0);
  const columns: TableColumn<JobStatus>[] = [
    { id: 'name', head: t({ id: 'status.job', message: '任务' }), cell: ({ name }) => name },
    {
      id: 'state',
      head: t`状态`,
      cell: (job) => {
        if (job.is_late) return <StateMark state="bad">{t`迟到`}</StateMark>;
        if (isFailing(job)) return <StateMark state="fair">{t`上次失败`}</StateMark>;
        return job.done_at === null ? (
          <StateMark state="waiting">{t`还没到点`}</StateMark>
        ) : (
          <StateMark state="good">{t({ id: 'status.fine', message: '正常' })}</StateMark>
        );
      },
    },
    {
      id: 'every',
      head: t`间隔`,
      numeric: true,
      cell: ({ every }) => {
        const seconds = integer(every);
        return t`${seconds} 秒`;
      },
    },
    { id: 'done', head: t`上次成功`, cell: ({ done_at }) => when(done_at) },
    { id: 'failed', head: t`上次失败`, cell: ({ failed_at }) => when(failed_at) },
    { id: 'failures', head: t`失败次数`, numeric: true, cell: ({ failures }) => integer(failures) },
  ];
  const order = jobs.toSorted(
    (one, other) => Number(other.is_late) - Number(one.is_late) || Number(isFailing(other)) - Number(isFailing(one)),
  );
  return (
    <Card title={t`后台任务`}>
      <CardBleed>
        <Table<JobStatus>
          caption={t`后台任务`}
          captionHidden
          columns={columns}
          rows={order}
          keyOf={({ name }) => name}
          empty={<EmptyState title={t`没有节点在跑任务`} drawing={null} />}
        />
      </CardBleed>
    </Card>
  );
}
