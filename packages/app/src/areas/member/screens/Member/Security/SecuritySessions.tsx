import { useLingui } from '@lingui/react/macro';
import type { SessionInfo } from '@pitchside/api/member/account';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { useFormat, useNow } from '@pitchside/ui/format';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Device } from './Security.layout.ts';
import { loadSessions, security, signOutElsewhere } from './security.store.ts';

const isPhone = (device: string) => /iphone|android|ipad|mobile/i.test(device);
const minute = 60_000;

/** Signed-in browsers, and signing them out from here. */
export function SecuritySessions() {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow(minute);
  const { sessions, sessionsState } = useSnapshot(security);
  const [leaving, setLeaving] = useState<SessionInfo | 'all'>();
  useEffect(() => void loadSessions(), []);
  const ways: Record<SessionInfo['way'], string> = { password: t`密码`, qr: t`扫码登录` };
  const columns: TableColumn<SessionInfo>[] = [
    {
      id: 'device',
      head: t`设备`,
      cell: ({ device }) => (
        <Device>
          {isPhone(device) ? <Smartphone size={16} aria-hidden /> : <Monitor size={16} aria-hidden />}
          {device}
        </Device>
      ),
    },
    { id: 'place', head: t`地点`, cell: ({ place }) => place, width: 180 },
    { id: 'way', head: t`登录途径`, cell: ({ way }) => ways[way], width: 120 },
    {
      id: 'seen',
      head: t`最近活动`,
      cell: ({ seen_at: at, is_current: here }) => (here || now - at < minute ? t`现在` : format.relative(at, now)),
      width: 140,
    },
    {
      id: 'act',
      head: t`操作`,
      width: 120,
      cell: (one) => (one.is_current ? t`当前设备` : <Button size="s" tone="outline" onClick={() => setLeaving(one)}>{t`下线`}</Button>),
    },
  ];
  const device = leaving && leaving !== 'all' ? leaving.device : '';
  const others = sessions.filter(({ is_current: here }) => !here).length;

  async function leave(): Promise<void> {
    if (leaving === undefined) return;
    await signOutElsewhere(leaving === 'all' ? undefined : leaving.id);
    setLeaving(undefined);
  }

  return (
    <Card
      title={t`登录设备`}
      hint={t`下线后那台设备立即退出，令牌作废`}
      aside={<Button size="s" tone="outline" disabled={others === 0} onClick={() => setLeaving('all')}>{t`全部下线（留这台）`}</Button>}
    >
      <CardBleed>
        <Table
          caption={t`登录设备`}
          captionHidden
          columns={columns}
          rows={sessions}
          keyOf={({ id }) => id}
          status={sessionsState === 'failed' ? 'error' : sessionsState}
          error={t`设备没能送到`}
          onRetry={() => void loadSessions()}
          skeletonRows={2}
          footer={t`最多同时登录五台设备。看到不认识的设备，先让它下线，再改登录密码。`}
        />
      </CardBleed>
      <ConfirmDialog
        open={leaving !== undefined}
        tone="destructive"
        title={leaving === 'all' ? t`让其他设备都下线？` : t`让 ${device} 下线？`}
        description={t`它会在一秒内退出登录，需要重新登录才能再用。`}
        confirm={t`下线`}
        onConfirm={leave}
        onCancel={() => setLeaving(undefined)}
      />
    </Card>
  );
}
