import { useLingui } from '@lingui/react/macro';
import { overlayKinds, type OwnOverlays } from '@pitchside/api/live/overlays';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { Divider } from '@pitchside/ui/Divider';
import { useFormat } from '@pitchside/ui/format';
import { Text } from '@pitchside/ui/Text';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { origin } from '../../../../platform/host/host.ts';
import { unlessLost } from '../../../../platform/log/later.ts';
import { useKindNames } from '../../overlays/useKindNames.ts';
import type { OwnOverlaysState } from '../../overlays/useOverlays.ts';
import { useCopy } from '../../../../platform/toasts/useCopy.ts';
import { Acts } from '../../Studio.layout.ts';
import { Address, Addresses } from './Overlays.layout.ts';

/** Addresses for a broadcasting program, which can be copied without being shown; renewing and revoking them. */
export function OverlayAddresses({
  overlays: { renew, revoke },
  own,
}: {
  overlays: Pick<OwnOverlaysState, 'renew' | 'revoke'>;
  own: OwnOverlays;
}) {
  const { t } = useLingui();
  const { date, time } = useFormat();
  const names = useKindNames();
  const copy = useCopy();
  const [asks, setAsks] = useState<'renew' | 'revoke'>();
  const { path, read_at: readAt } = own;
  const row = (id: string, name: string, address: string) => (
    <Address key={id}>
      <Text>{name}</Text>
      <Button
        size="s"
        tone="soft"
        icon={<Copy size={16} aria-hidden />}
        aria-label={t`复制${name}的地址`}
        onClick={() => unlessLost(copy(`${origin}${address}`))}
      >
        {t`复制地址`}
      </Button>
    </Address>
  );
  const at = readAt === null ? null : `${date(readAt)} ${time(readAt)}`;
  const opened = at === null ? t`还没有软件打开过` : t`最近打开：${at}`;
  return (
    <Card stacked padding="titled" title={t`OBS 地址`}>
      <Text tone="soft" size="s">
        {t`在 OBS 里加一个“浏览器”来源，粘贴地址，宽 1920、高 1080、60 帧。知道地址的人都能看到叠加层，别在画面里露出来。`}
      </Text>
      {path === null && (
        <Acts>
          <Button onClick={() => unlessLost(renew())}>{t`生成地址`}</Button>
        </Acts>
      )}
      {path !== null && (
        <>
          <Addresses>{row('scene', t`合成场景`, path)}</Addresses>
          <Divider />
          <Addresses>{overlayKinds.map((kind) => row(kind, names[kind], `${path}/${kind}`))}</Addresses>
          <Text tone="soft" size="s">
            {opened}
          </Text>
          <Acts>
            <Button tone="outline" onClick={() => setAsks('renew')}>{t`换一个地址`}</Button>
            <Button tone="outline" onClick={() => setAsks('revoke')}>{t`作废地址`}</Button>
          </Acts>
        </>
      )}
      <ConfirmDialog
        open={asks !== undefined}
        tone="destructive"
        title={asks === 'revoke' ? t`作废叠加层地址？` : t`换一个叠加层地址？`}
        description={t`所有叠加层来源立即变成空白，OBS 里要换成新的地址。`}
        confirm={asks === 'revoke' ? t`作废` : t`更换`}
        onConfirm={async () => {
          await (asks === 'revoke' ? revoke() : renew());
          setAsks(undefined);
        }}
        onCancel={() => setAsks(undefined)}
      />
    </Card>
  );
}
