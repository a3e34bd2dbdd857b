import { useLingui } from '@lingui/react/macro';
import { AlertSettings, type AlertChoices } from '@pitchside/ui/AlertSettings';
import { Button } from '@pitchside/ui/Button';
import { Popover } from '@pitchside/ui/Popover';
import { BellRing } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../platform/log/later.ts';
import { collected } from './collect.store.ts';
import { preferences, setPreferences, type GoalScope } from '../../platform/preferences/preferences.store.ts';
import { goalSettings, setGoalSetting, usualGoalSettings, type GoalSettings } from './goals/goalsSettings.ts';

/** The settings as the panel takes them; a goal always pops up. */
const choices = ({ red, yellow, voice }: GoalSettings, scope: GoalScope): AlertChoices => ({
  scope,
  events: { goal: { popup: 'always', sound: voice }, red: { popup: red }, yellow: { popup: yellow } },
});

function keep({ scope, events: { goal, red, yellow } }: AlertChoices): void {
  setPreferences({ goalScope: scope });
  setGoalSetting('voice', goal?.sound === true);
  setGoalSetting('red', red?.popup === true);
  setGoalSetting('yellow', yellow?.popup === true);
}

/** Which events pop up and whether a goal sounds; kept under `gameSeting`; and for which matches. */
export function AlertPanelWired() {
  const settings = useSnapshot(goalSettings);
  const { goalScope = 'collected' } = useSnapshot(preferences);
  const { size } = useSnapshot(collected);
  const hear = () => unlessLost(import('./goalsSound.ts').then(({ playGoal }) => playGoal()));
  return (
    <AlertSettings
      value={choices(settings, goalScope)}
      defaults={choices(usualGoalSettings, 'collected')}
      collectedCount={size}
      onValueChange={keep}
      onPreview={hear}
    />
  );
}

/** The same panel behind a button, for the head of a table. */
export function AlertSettingsWired() {
  const { t } = useLingui();
  return (
    <Popover
      label={t`提醒设置`}
      align="end"
      padding="none"
      trigger={<Button tone="soft" size="s" icon={<BellRing size={16} aria-hidden />}>{t`提醒设置`}</Button>}
    >
      <AlertPanelWired />
    </Popover>
  );
}
