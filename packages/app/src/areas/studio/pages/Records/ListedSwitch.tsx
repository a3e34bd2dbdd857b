import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { setLiveList, type OwnBroadcast } from '@pitchside/api/live/studio';
import { Switch } from '@pitchside/ui/Switch';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';

/** Whether others find the replay of a broadcast in the room; nothing to choose where there is none. */
export function ListedSwitch({ broadcast: { id, is_listed, playback, title } }: { broadcast: OwnBroadcast }) {
  const { t } = useLingui();
  const [isListed, setListed] = useState(is_listed);
  const [saving, setSaving] = useState(false);
  if (!playback) return <>{t`没有回放`}</>;

  async function change(next: boolean): Promise<void> {
    setSaving(true);
    try {
      await api.call(setLiveList, { ids: [id], is_listed: next });
      setListed(next);
      say('success', next ? t`回放已公开` : t`回放已隐藏`);
    } catch (error) {
      // The call has shown the reason; the switch keeps its state.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSaving(false);
    }
  }
  return (
    <Switch labelHidden checked={isListed} loading={saving} onCheckedChange={(next) => void change(next)}>
      {t`公开回放：${title}`}
    </Switch>
  );
}
