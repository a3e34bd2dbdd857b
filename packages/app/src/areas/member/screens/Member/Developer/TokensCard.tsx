import { useLingui } from '@lingui/react/macro';
import { accessTokenPrefix, mostTokens, revokeToken, tokenList, type AccessToken } from '@pitchside/api/member/tokens';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat, useNow } from '@pitchside/ui/format';
import { StateMark } from '@pitchside/ui/StateMark';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { TokenDialog } from './TokenDialog.tsx';
import { useScopeNames } from './useScopeNames.ts';

const minute = 60_000;

/** Access tokens of the member: made, looked at, revoked. */
export function TokensCard() {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow(minute);
  const names = useScopeNames();
  const { value, state, again } = useResource('access tokens', (signal) => api.call(tokenList, {}, { signal }));
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<AccessToken>();
  const isOver = ({ expires_at: end }: AccessToken) => end !== null && end <= now;
  const columns: TableColumn<AccessToken>[] = [
    {
      id: 'name',
      head: t`名称`,
      cell: (one) => <TwoLines note={`${accessTokenPrefix}…${one.last_four}`}>{one.name}</TwoLines>,
    },
    { id: 'scopes', head: t`权限`, cell: (one) => one.scopes.map((scope) => names[scope].label).join(t`、`), width: 220 },
    {
      id: 'used',
      head: t`最近使用`,
      cell: ({ used_at: at }) => (at === null ? t`还没用过` : now - at < minute ? t`现在` : format.relative(at, now)),
      width: 120,
    },
    {
      id: 'expires',
      head: t`到期`,
      cell: (one) =>
        one.expires_at === null ? (
          t`不过期`
        ) : isOver(one) ? (
          <StateMark size="s" state="none">{t`已过期`}</StateMark>
        ) : (
          format.fullDate(one.expires_at)
        ),
      width: 130,
    },
    {
      id: 'act',
      head: t`操作`,
      cell: (one) => (
        <Button size="s" tone="outline" aria-label={`${t`作废`} ${one.name}`} onClick={() => setLeaving(one)}>{t`作废`}</Button>
      ),
      width: 90,
    },
  ];
  const make = (
    <Button size="s" icon={<KeyRound size={16} aria-hidden />} onClick={() => setMaking(true)}>
      {t`新建令牌`}
    </Button>
  );
  const name = leaving?.name ?? '';

  async function revoke(): Promise<void> {
    if (!leaving) return;
    await api.call(revokeToken, { id: leaving.id });
    setLeaving(undefined);
    again();
  }

  return (
    <Card title={t`访问令牌`} hint={t`让你的程序看比分、发言、管理直播`} aside={make}>
      <CardBleed>
        <Table
          caption={t`访问令牌`}
          captionHidden
          columns={columns}
          rows={value?.list ?? []}
          keyOf={({ id }) => id}
          status={value ? 'ready' : state === 'failed' ? 'error' : 'loading'}
          error={t`访问令牌没能送到`}
          onRetry={again}
          skeletonRows={2}
          empty={<EmptyState title={t`还没有访问令牌`}>{t`新建一个，给机器人或你自己的程序用`}</EmptyState>}
          footer={t`最多 ${mostTokens} 个。不认识的马上作废，程序会立即失去权限。`}
        />
      </CardBleed>
      {isMaking && <TokenDialog onClose={() => setMaking(false)} onMade={again} />}
      <ConfirmDialog
        open={leaving !== undefined}
        tone="destructive"
        title={t`作废「${name}」？`}
        description={t`用它的程序会立即失去权限，不能恢复。`}
        confirm={t`作废`}
        onConfirm={revoke}
        onCancel={() => setLeaving(undefined)}
      />
    </Card>
  );
}
