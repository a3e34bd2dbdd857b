import { useLingui } from '@lingui/react/macro';
import { AuditRuns } from '@pitchside/ui/AuditRuns';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { useFormat } from '@pitchside/ui/format';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Table } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import type { AuditRun } from '@pitchside/api/desk/operations';
import { RefreshCw } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { Bar, Drift } from './Admin.layout.ts';
import { admin, runAudit } from './admin.store.ts';
import { useActor } from './useActor.ts';

/** A run that took longer than this is marked, ms. */
const slow = 10_000;

const stateOf = ({ is_sound, took }: Pick<AuditRun, 'is_sound' | 'took'>) => (is_sound ? (took > slow ? 'slow' : 'sound') : 'faulty');

/** The ledger added up: by itself every half hour, and by hand. */
export function AuditWired() {
  const { t } = useLingui();
  const format = useFormat();
  const { audits, auditing, overview } = useSnapshot(admin);
  const last = (audits?.[0] ?? overview?.audit ?? undefined) as AuditRun | undefined;
  const names = { diamond: t`黄钻`, wallet: t`消费钱包（分）`, income: t`收益（分）` };
  const again = (
    <Button size="s" tone="outline" icon={<RefreshCw size={16} aria-hidden />} loading={auditing} onClick={() => void runAudit()}>
      {t`现在核对`}
    </Button>
  );
  return (
    <Card id="ledger" title={t`账本核对`} hint={t`复式记账，只增不改`} aside={again}>
      {audits ? <Result last={last} /> : <Skeleton shape="block" height={72} />}
      <Bar>
        <Text size="s" tone="quiet">{t`最近 24 小时，每 30 分钟一次`}</Text>
      </Bar>
      <AuditRuns
        runs={[...(audits ?? [])].reverse().map(({ id, at, is_sound, took }) => ({ id, at, state: stateOf({ is_sound, took }) }))}
      />
      <CardBleed>
        <Table
          caption={t`各币种`}
          captionHidden
          status={audits === null ? 'loading' : 'ready'}
          rows={last?.units ?? []}
          keyOf={({ unit }) => unit}
          columns={[
            { id: 'unit', head: t`币种`, cell: ({ unit }) => names[unit] },
            { id: 'members', head: t`账户数`, numeric: true, cell: ({ members }) => format.integer(members) },
            { id: 'owned', head: t`余额合计`, numeric: true, cell: ({ owned }) => format.integer(owned) },
            { id: 'drift', head: t`分录合计`, numeric: true, cell: ({ drift }) => format.integer(drift) },
          ]}
        />
      </CardBleed>
    </Card>
  );
}

function Result({ last }: { last: AuditRun | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const actor = useActor();
  if (!last) return <Text as="p" size="s" tone="quiet">{t`还没有核对`}</Text>;
  const [time, entries, took] = [format.time(last.at), format.integer(last.entries), format.integer(last.took)];
  const { unequal, lopsided, orphans } = last;
  const by = actor(last.by);
  return (
    <Card as="div" tone={last.is_sound ? 'turf' : 'critical'} padding="small" role="status">
      <Drift>
        <Text size="s">
          {t`漂移`}
          <Text figure size="title">
            {format.integer(last.drift)}
          </Text>
          {last.is_sound ? t`两边相平` : t`有差错`}
        </Text>
        <Text size="s">{t`不等账户 ${unequal} · 不平单 ${lopsided} · 无主分录 ${orphans}`}</Text>
        <Text size="s">{t`${time} ${by}，${entries} 条，用 ${took} 毫秒`}</Text>
      </Drift>
    </Card>
  );
}
