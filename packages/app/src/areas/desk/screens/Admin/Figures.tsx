import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FigureBand } from '@pitchside/ui/FigureBand';
import { useFormat } from '@pitchside/ui/format';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { admin } from './admin.store.ts';
import { useWait } from './useWait.ts';

/** Figures of the server's day. */
export function FiguresWired() {
  const { t } = useLingui();
  const format = useFormat();
  const yuan = useYuan();
  const wait = useWait();
  const { overview } = useSnapshot(admin);
  if (!overview) return <Skeleton shape="block" height={92} />;
  const { waiting, to_pay, paid, recharged, decided, audit, server_at } = overview;
  const total = (kind: string) => waiting.find((each) => each.kind === kind)?.total ?? 0;
  const all = waiting.reduce((sum, each) => sum + each.total, 0);
  const oldest = Math.min(...waiting.flatMap(({ oldest_at }) => (oldest_at === null ? [] : [oldest_at])));
  const [withdrawals, papers] = [total('withdrawal'), total('verification')];
  const longest = Number.isFinite(oldest) ? wait(server_at - oldest) : '';
  const [paidSum, entries] = [yuan(paid.sum), format.integer(audit?.entries ?? 0)];
  const { passed, returned } = decided;
  const time = audit ? format.time(audit.at) : '';
  return (
    <FigureBand
      label={t`今天`}
      figures={[
        {
          id: 'waiting',
          label: t`等我审`,
          value: format.integer(all),
          ...(longest && { aside: t`最久等了 ${longest}` }),
          note: t`提现 ${withdrawals} · 实名 ${papers}`,
        },
        {
          id: 'to_pay',
          label: t`待付提现`,
          value: yuan(to_pay.sum),
          note: t`${plural(to_pay.total, { other: '# 笔' })}，今天已付 ${paidSum}`,
        },
        {
          id: 'drift',
          label: t`账本漂移`,
          value: format.integer(audit?.drift ?? 0),
          aside: audit ? (audit.is_sound ? t`两边相平` : t`有差错`) : t`还没有核对`,
          ...(audit && { note: t`${time} 核对，${entries} 条` }),
          raised: true,
        },
        { id: 'recharged', label: t`今日充值`, value: yuan(recharged.sum), note: t`${plural(recharged.total, { other: '# 单' })}` },
        { id: 'decided', label: t`今日处理`, value: format.integer(passed + returned), note: t`通过 ${passed} · 退回 ${returned}` },
      ]}
    />
  );
}
