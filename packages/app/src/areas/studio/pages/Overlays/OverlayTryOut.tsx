import { useLingui } from '@lingui/react/macro';
import { overlayTests, type OverlaySettings, type OverlayTest } from '@pitchside/api/live/overlays';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { OverlayPreview } from '@pitchside/ui/OverlayPreview';
import { useEffect, useRef } from 'react';
import { origin } from '../../../../platform/host/host.ts';
import { unlessLost } from '../../../../platform/log/later.ts';
import type { OwnOverlaysState } from '../../overlays/useOverlays.ts';
import { Tests } from './Overlays.layout.ts';

interface OverlayTryOutProps {
  overlays: Pick<OwnOverlaysState, 'tryOut' | 'busy'>;
  path: string | null;
  settings: OverlaySettings;
}

/** The scene as it will be, also what is not saved yet; and examples of what comes and goes. */
export function OverlayTryOut({ overlays: { tryOut, busy }, path, settings }: OverlayTryOutProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => frame.current?.contentWindow?.postMessage({ type: 'pitchside:overlay', settings }, origin);
  useEffect(show, [settings]);
  const names: Record<OverlayTest, string> = {
    gift: t`试一个礼物`,
    entry: t`试贵族进场`,
    goal: t`试一个进球`,
    comment: t`试一条弹幕`,
    poll: t`试一个投票`,
  };
  return (
    <Card stacked padding="titled" title={t`叠加层预览`} hint={t`没保存的改动也会显示；测试只出现在叠加层里，观众看不到`}>
      {path === null ? (
        <EmptyState title={t`还没有叠加层地址`}>{t`在右边生成地址，再粘贴到 OBS 的“浏览器”来源`}</EmptyState>
      ) : (
        <>
          {/* Another language or address is another page. */}
          <OverlayPreview key={path + settings.language} src={`${path}?lang=${settings.language}`} frameRef={frame} onLoad={show} />
          <Tests>
            {overlayTests.map((kind) => (
              <Button
                key={kind}
                size="s"
                tone="outline"
                loading={busy === kind}
                disabled={busy !== undefined && busy !== kind}
                onClick={() => unlessLost(tryOut(kind))}
              >
                {names[kind]}
              </Button>
            ))}
          </Tests>
        </>
      )}
    </Card>
  );
}
