import { Switch } from '@base-ui/react/switch';
import * as css from './AlertSwitch.css.ts';

export interface AlertSwitchProps {
  /** Name of the switch, as the table's row and column say it. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch without words beside it, for a cell of the table. */
export function AlertSwitch({ label, checked, onChange }: AlertSwitchProps) {
  return (
    <Switch.Root className={css.track} aria-label={label} checked={checked} onCheckedChange={(next) => onChange(next)}>
      <Switch.Thumb className={css.thumb} />
    </Switch.Root>
  );
}
