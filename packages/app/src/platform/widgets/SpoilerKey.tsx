import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@pitchside/ui/IconButton';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { preferences, setPreferences } from '../preferences/preferences.store.ts';

/** Whether scores wait for the viewer's own picture, as a key of the player's bar. */
export function SpoilerKey() {
  const { t } = useLingui();
  const { spoilerGuard = true } = useSnapshot(preferences);
  return (
    <IconButton
      label={t`防剧透：比分等画面`}
      pressed={spoilerGuard}
      icon={spoilerGuard ? <ShieldCheck size={20} aria-hidden /> : <ShieldOff size={20} aria-hidden />}
      onClick={() => setPreferences({ spoilerGuard: !spoilerGuard })}
    />
  );
}
