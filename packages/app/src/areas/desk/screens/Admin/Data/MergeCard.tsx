import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { adminLookAtMerge, adminMergeTeams, dataLimits, type MergeTake } from '@pitchside/api/desk/data';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Facts } from '@pitchside/ui/Facts';
import { Input } from '@pitchside/ui/Input';
import { MergeStrip } from '@pitchside/ui/MergeStrip';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { crestOf } from './crestOf.ts';
import { MergeChoicesWired } from './MergeChoices.tsx';
import type { Pair } from './Twins.types.ts';

/** Names of the rows that refer to a team, by database table; an unknown table shows its own name. */
function useTableLabels(): (table: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    match: t`比赛`,
    team_alias: t`别名`,
    points_deduction: t`扣分`,
    team_merge: t`旧编号`,
    user: t`关注的会员`,
  };
  return (table) => words[table] ?? table;
}

interface MergeCardProps {
  pair: Pair | undefined;
  /** The other one is to stay. */
  onTurn: () => void;
  onMerged: () => void;
}

/** Preview of merging one team into another, with the button that does it for good. */
export function MergeCardWired({ pair, onTurn, onMerged }: MergeCardProps) {
  const { t, i18n } = useLingui();
  const tables = useTableLabels();
  const [reason, setReason] = useState('');
  const [take, setTake] = useState<readonly MergeTake[]>([]);
  const [isAsked, setAsked] = useState(false);
  const { value, state, error, again } = useResource(pair ? `${pair.from} ${pair.into}` : null, (signal) =>
    api.call(adminLookAtMerge, pair ?? { from: '', into: '' }, { signal, quiet: true }),
  );
  if (!pair)
    return (
      <Card title={t`合并球队`}>
        <EmptyState title={t`选一对，先看会搬动什么`} drawing={null} />
      </Card>
    );
  if (!value)
    return (
      <Card title={t`合并球队`}>
        {state === 'failed' ? (
          <ErrorState title={error instanceof ApiError && error.failure === 'answer' ? error.message : t`没能送到`} onRetry={again} />
        ) : (
          <Skeleton shape="block" height={240} />
        )}
      </Card>
    );
  const { from, into, moves, doubled } = value;
  const rows = moves.reduce((sum, each) => sum + each.rows, 0);
  const [stays, goes] = [crestOf(into), crestOf(from)];
  const [stayName, goName] = [stays.name, goes.name];
  const played = (matches: number) => plural(matches, { other: '# 场比赛' });

  async function merge(): Promise<void> {
    await api.call(adminMergeTeams, { from: from.id, into: into.id, take: [...take], reason: reason.trim() });
    say('success', t`已合并`);
    setAsked(false);
    onMerged();
  }

  return (
    <Card
      stacked
      title={t`合并球队`}
      hint={t`先看会搬动什么`}
      acts={
        <>
          <Button tone="plain" onClick={onTurn}>{t`换个方向`}</Button>
          <Button disabled={[...reason.trim()].length < 2} onClick={() => setAsked(true)}>
            {t`合并，搬 ${plural(rows, { other: '# 条' })}`}
          </Button>
        </>
      }
    >
      <MergeStrip
        into={{ team: stays, note: `${t`留下`} · ${played(into.matches)}` }}
        from={{ team: goes, note: `${t`消失`} · ${played(from.matches)}` }}
      />
      <MergeChoicesWired from={from} into={into} take={take} onTakeChange={setTake} />
      <Facts facts={moves.map(({ table, rows: count }) => ({ id: table, label: tables(table), value: i18n.number(count) }))} />
      {doubled > 0 && <Text as="p" size="s">{t`有 ${plural(doubled, { other: '# 场' })}两边都有，合成一场`}</Text>}
      <Input label={t`原因`} value={reason} onValueChange={setReason} maxLength={dataLimits.reason} required />
      <ConfirmDialog
        open={isAsked}
        tone="destructive"
        title={t`把${goName}并入${stayName}？`}
        description={t`旧地址会转到留下的球队。合并不能拆开，会记在操作记录里。`}
        confirm={t`合并`}
        onCancel={() => setAsked(false)}
        onConfirm={merge}
        describeError={(failure) =>
          failure instanceof ApiError && failure.failure === 'answer' ? failure.message : t`没能合并，请再试一次`
        }
      />
    </Card>
  );
}
