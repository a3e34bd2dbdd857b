import { LookWired } from './SettingsLook.tsx';
import { Columns, Stack } from './Settings.layout.ts';
import { useLingui } from '@lingui/react/macro';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { DanmakuSettingsPanel } from '@pitchside/ui/DanmakuSettings';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { danmaku, setDanmaku, type DanmakuChoice } from '../../../../../platform/preferences/danmaku.store.ts';
import { PushSettingsWired } from '../../../../messages/messages.lazy.ts';
import { AlertPanelWired } from '../../../../scores/AlertSettings.tsx';
import { SpoilerSwitch } from '../../../../../platform/widgets/SpoilerSwitch.tsx';

/** Which events of a match call, kept under `gameSeting`, and whether scores wait for the picture. */
function AlertsWired() {
  const { t } = useLingui();
  return (
    <Card title={t`比赛提醒`} hint={t`进球、红牌、黄牌`}>
      <CardBleed>
        <AlertPanelWired />
      </CardBleed>
      <RowList as="div" roomy>
        <SpoilerSwitch />
      </RowList>
    </Card>
  );
}

/** Danmaku settings, for every room. */
function DanmakuWired() {
  const { t } = useLingui();
  const choice = useSnapshot(danmaku) as DanmakuChoice;
  const { show, ...view } = choice;
  return (
    <Card title={t`弹幕`} hint={t`对所有直播间生效`}>
      <CardBleed>
        <DanmakuSettingsPanel view={view} onViewChange={setDanmaku} danmakuOn={show} onDanmakuChange={(on) => setDanmaku({ show: on })} />
      </CardBleed>
    </Card>
  );
}

/** Settings of this browser: appearance, notifications, danmaku. */
export function SettingsPage() {
  return (
    <Columns>
      <Stack>
        <LookWired />
        <AlertsWired />
      </Stack>
      <Stack>
        <Suspense fallback={<Skeleton shape="block" height={160} />}>
          <PushSettingsWired />
        </Suspense>
        <DanmakuWired />
      </Stack>
    </Columns>
  );
}
