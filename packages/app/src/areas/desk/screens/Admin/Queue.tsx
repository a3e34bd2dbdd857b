import { useLingui } from '@lingui/react/macro';
import type { ReviewCase } from '@pitchside/api/desk/operations';
import { Avatar } from '@pitchside/ui/Avatar';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useNow } from '@pitchside/ui/format';
import { KeyHint } from '@pitchside/ui/KeyHint';
import { LevelBadge } from '@pitchside/ui/LevelBadge';
import { Pressable } from '@pitchside/ui/Pressable';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useSnapshot } from 'valtio';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { Bar, Keys, Person } from './Admin.layout.ts';
import { admin, loadQueue, showCases } from './admin.store.ts';
import { useCaseLabels } from './useCaseLabels.ts';
import { useWait } from './useWait.ts';

/** Cases that wait, or that were decided; the current one stands beside. */
export function QueueWired() {
  const { t } = useLingui();
  const { state, kind, queue, queueFailed, current, overview, total } = useSnapshot(admin);
  const columns = useColumns();
  const waiting = overview?.waiting.reduce((sum, each) => sum + each.total, 0);
  const countOf = (of: string) => overview?.waiting.find((each) => each.kind === of)?.total;
  const rows = (queue ?? []) as readonly ReviewCase[];
  return (
    <Card
      id="review"
      title={t`审核`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`审核`}
          value={state}
          onValueChange={(next) => showCases({ state: next })}
          segments={[
            { value: 'waiting', label: t`待我审`, ...(waiting !== undefined && { count: waiting }) },
            { value: 'approved', label: t`待打款` },
            { value: 'passed', label: t`已通过` },
            { value: 'returned', label: t`已退回` },
          ]}
        />
      }
    >
      <Bar>
        <SegmentedControl
          size="s"
          label={t`事项`}
          value={kind ?? 'all'}
          onValueChange={(next) => showCases({ kind: next === 'all' ? null : next })}
          segments={[
            { value: 'all', label: t`全部` },
            {
              value: 'withdrawal',
              label: t({ id: 'kind.withdrawals', message: '提现' }),
              count: state === 'waiting' ? countOf('withdrawal') : undefined,
            },
            { value: 'verification', label: t`实名`, count: state === 'waiting' ? countOf('verification') : undefined },
            { value: 'anchor', label: t`主播申请`, count: state === 'waiting' ? countOf('anchor') : undefined },
            { value: 'expert', label: t`专家申请`, count: state === 'waiting' ? countOf('expert') : undefined },
            { value: 'plan', label: t`方案`, count: state === 'waiting' ? countOf('plan') : undefined },
            {
              value: 'report',
              label: t({ id: 'kind.reports', message: '举报' }),
              count: state === 'waiting' ? countOf('report') : undefined,
            },
          ]}
        />
        <Keys>
          <KeyHint keys={['J', 'K']}>{t`上下`}</KeyHint>
          <KeyHint keys={['A']}>{t`通过`}</KeyHint>
          <KeyHint keys={['R']}>{t`退回`}</KeyHint>
        </Keys>
      </Bar>
      <CardBleed>
        <Table
          caption={t`审核`}
          captionHidden
          columns={columns}
          rows={rows}
          keyOf={({ no }) => no}
          {...(current !== null && { currentKey: current })}
          status={queueFailed ? 'error' : queue === null ? 'loading' : 'ready'}
          error={t`列表没能送到`}
          onRetry={() => void loadQueue()}
          empty={<EmptyState title={state === 'waiting' ? t`都审完了` : t`还没有`} />}
          footer={t`共 ${total} 件`}
        />
      </CardBleed>
    </Card>
  );
}

function useColumns(): TableColumn<ReviewCase>[] {
  const { t } = useLingui();
  const yuan = useYuan();
  const wait = useWait();
  const words = useCaseLabels();
  const now = useNow(60_000);
  return [
    {
      id: 'no',
      head: t`单号`,
      width: 104,
      cell: ({ no, kind }) => (
        <Pressable onClick={() => void (admin.current = no)}>
          <TwoLines look="strong" note={no}>
            {words.kinds[kind]}
          </TwoLines>
        </Pressable>
      ),
    },
    {
      id: 'member',
      head: t`申请人`,
      width: 184,
      cell: ({ member: { id, user_nickname, avatar, level } }) => (
        <Person>
          <Avatar seed={avatar} size={32} />
          <TwoLines
            note={
              <Person>
                {id} <LevelBadge level={level} />
              </Person>
            }
          >
            {user_nickname}
          </TwoLines>
        </Person>
      ),
    },
    {
      id: 'matter',
      head: t`事项`,
      cell: ({ amount, target }) =>
        amount === null ? (
          target
        ) : (
          <TwoLines look="strong" note={target}>
            {yuan(amount)}
          </TwoLines>
        ),
    },
    {
      id: 'doubt',
      head: t`疑点`,
      width: 124,
      cell: ({ checks }) => {
        const doubts = checks.filter(({ is_ok }) => !is_ok).map(({ name }) => name);
        return doubts.length > 0 ? doubts.join(' · ') : t`无`;
      },
    },
    {
      id: 'waited',
      head: t`已等`,
      numeric: true,
      width: 110,
      cell: ({ submitted_at, decided_at }) => wait((decided_at ?? now) - submitted_at),
    },
  ];
}
