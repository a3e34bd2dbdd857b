import { LookWired } from './SettingsLook.tsx';
import { AlertsWired, DanmakuWired } from './SettingsPanels.tsx';
import { Columns, Stack } from './Settings.layout.ts';

/** Settings of this browser: appearance, notifications, danmaku. */
export function SettingsPage() {
  return (
    <Columns>
      <Stack>
        <LookWired />
        <AlertsWired />
      </Stack>
      <DanmakuWired />
    </Columns>
  );
}
