import { Switch } from '@base-ui/react/switch';
import { useId } from 'react';
import { switchName, switchNote, switchRow, switchThumb, switchTrack } from './DanmakuSettings.css.ts';

export interface SettingSwitchProps {
  label: string;
  /** What it does, in a few words beside the label; read aloud as its description. */
  note?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that is on or off; a press on its words turns it as well. */
export function SettingSwitch({ label, note, on, onChange }: SettingSwitchProps) {
  const id = useId();
  return (
    <label className={switchRow}>
      <span className={switchName}>
        <span id={`${id}-name`}>{label}</span>
        {note && (
          <small id={`${id}-note`} className={switchNote}>
            {note}
          </small>
        )}
      </span>
      <Switch.Root className={switchTrack} checked={on} onCheckedChange={onChange} aria-labelledby={`${id}-name`} aria-describedby={note ? `${id}-note` : undefined}>
        <Switch.Thumb className={switchThumb} />
      </Switch.Root>
    </label>
  );
}
