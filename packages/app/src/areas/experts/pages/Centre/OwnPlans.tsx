import { useLingui } from '@lingui/react/macro';
import { planList, withdrawPlan, type Plan } from '@pitchside/api/experts/plans';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { IconButton } from '@pitchside/ui/IconButton';
import { Link } from '@pitchside/ui/Link';
import { PlanStamp } from '@pitchside/ui/PlanStamp';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { StateMark } from '@pitchside/ui/StateMark';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useFormat } from '@pitchside/ui/format';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { usePages } from '../../../../platform/resource/usePages.tsx';
import { say } from '../../../../platform/toasts/say.ts';
import { useMatchNames } from '../../../scores/useMatchNames.ts';
import { planHref } from '../../expertsLinks.ts';

/** Plans of a page, and their refresh interval, ms: they are reviewed, bought and settled. */
const [limit, every] = [20, 30_000];

/** Whether the author may withdraw it: nobody has bought it, and the match has not begun. */
const isFree = ({ state, sold, is_open: isOpen }: Plan) =>
  sold === 0 && (state === 'awaiting' || state === 'failed' || (state === 'published' && isOpen));

/** The expert's own plans with state, price and number of sales. */
export function OwnPlans({ turn }: { turn: number }) {
  const { t } = useLingui();
  const names = useMatchNames();
  const { date, time, integer } = useFormat();
  const [leaving, setLeaving] = useState<Plan>();
  const { value, status, again, pages } = usePages(
    'own',
    limit,
    (range, signal) => api.call(planList, { of: 'own', ...range }, { signal, quiet: true }),
    { version: turn, every, label: t`方案分页` },
  );
  const stateOf = ({ state: stands, result, is_open: isOpen, is_taken_down: isDown }: Plan) => {
    if (isDown && (stands === 'failed' || stands === 'published')) return <StateMark state="bad">{t`已下架`}</StateMark>;
    if (stands === 'awaiting') return <StateMark state="waiting">{t`待审核`}</StateMark>;
    if (stands === 'failed') return <StateMark state="bad">{t`审核失败`}</StateMark>;
    if (stands === 'published') return <StateMark state="good">{isOpen ? t`在售` : t`等待结算`}</StateMark>;
    return <PlanStamp result={stands === 'cancelled' ? 'cancelled' : (result ?? 'open')} />;
  };
  const columns: TableColumn<Plan>[] = [
    {
      id: 'title',
      head: t`方案`,
      cell: ({ id, title, match }) => (
        <TwoLines note={`${names(match)} · ${date(match.kickoff_at)} ${time(match.kickoff_at)}`}>
          <Link alone href={planHref(id)}>
            {title}
          </Link>
        </TwoLines>
      ),
    },
    { id: 'state', head: t`状态`, width: 112, cell: stateOf },
    { id: 'price', head: t`价格`, numeric: true, width: 96, cell: ({ price }) => <PriceTag amount={price} size="s" /> },
    { id: 'sold', head: t`已解锁`, numeric: true, width: 88, cell: ({ sold }) => integer(sold) },
    {
      id: 'acts',
      head: t`操作`,
      width: 64,
      cell: (plan) =>
        isFree(plan) && <IconButton size="s" label={t`撤回`} icon={<Undo2 size={16} aria-hidden />} onClick={() => setLeaving(plan)} />,
    },
  ];
  const title = leaving?.title ?? '';
  return (
    <>
      <Table
        caption={t`我的方案`}
        captionHidden
        columns={columns}
        rows={value?.list ?? []}
        keyOf={({ id }) => id}
        status={status}
        error={t`方案没能送到`}
        onRetry={again}
        empty={<EmptyState title={t`还没有方案`}>{t`选一场还没开始的比赛，写下第一份`}</EmptyState>}
        footer={pages}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        onCancel={() => setLeaving(undefined)}
        title={t`撤回这份方案？`}
        description={t`「${title}」还没有人解锁，撤回后不能恢复。`}
        confirm={t`撤回`}
        tone="destructive"
        onConfirm={async () => {
          if (!leaving) return;
          await api.call(withdrawPlan, { id: leaving.id }, { quiet: true });
          setLeaving(undefined);
          say('success', t`方案已撤回`);
          again();
        }}
      />
    </>
  );
}
