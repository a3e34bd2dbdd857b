import { useLingui } from '@lingui/react/macro';
import { Switch } from '@pitchside/ui/Switch';
import { useSnapshot } from 'valtio';
import { preferences, setPreferences } from '../preferences/preferences.store.ts';

/** Whether scores wait for the viewer's own picture, as a line of settings. */
export function SpoilerSwitch() {
  const { t } = useLingui();
  const { spoilerGuard = true } = useSnapshot(preferences);
  return (
    <Switch
      side="end"
      note={t`看直播时，这场比赛的比分等你的画面到了再更新`}
      checked={spoilerGuard}
      onCheckedChange={(on) => setPreferences({ spoilerGuard: on })}
    >
      {t`防剧透`}
    </Switch>
  );
}
