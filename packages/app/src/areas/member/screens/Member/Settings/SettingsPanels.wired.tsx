import { useLingui } from '@lingui/react/macro';
import { DanmakuSettingsPanel } from '@pitchside/ui/DanmakuSettings';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSnapshot } from 'valtio';
import { danmaku, setDanmaku, type DanmakuChoice } from '../../../../../platform/preferences/danmaku.store.ts';
import { AlertPanelWired } from '../../../../scores/index.ts';
import { SpoilerSwitch } from '../../../../../platform/preferences/SpoilerSwitch.wired.tsx';
import { Card } from '../Member.layout.ts';
import { Panel, Rows } from './Settings.layout.ts';

/** Which events of a match call, kept under `gameSeting`, and whether scores wait for the picture. */
export function AlertsWired() {
  const { t } = useLingui();
  return (
    <Card>
      <SectionTitle hint={t`进球、红牌、黄牌`}>{t`比赛提醒`}</SectionTitle>
      <Panel>
        <AlertPanelWired />
      </Panel>
      <Rows>
        <SpoilerSwitch />
      </Rows>
    </Card>
  );
}

/** How danmaku look, for every room. */
export function DanmakuWired() {
  const { t } = useLingui();
  const choice = useSnapshot(danmaku) as DanmakuChoice;
  const { show, ...view } = choice;
  return (
    <Card>
      <SectionTitle hint={t`对所有直播间生效`}>{t`弹幕`}</SectionTitle>
      <Panel>
        <DanmakuSettingsPanel view={view} onViewChange={setDanmaku} on={show} onChange={(on) => setDanmaku({ show: on })} />
      </Panel>
    </Card>
  );
}
