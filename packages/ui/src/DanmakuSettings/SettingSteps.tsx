import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { DanmakuStep } from '../DanmakuLayer/index.ts';
import { choice, choices, row, rowName } from './DanmakuSettings.css.ts';

const steps: readonly DanmakuStep[] = [1, 2, 3, 4];

export interface SettingStepsProps {
  label: string;
  value: DanmakuStep;
  /** Words of the four steps, in order. */
  words: readonly [string, string, string, string];
  onChange: (value: DanmakuStep) => void;
}

/** A setting of four steps, of which one always holds. */
export function SettingSteps({ label, value, words, onChange }: SettingStepsProps) {
  return (
    <div className={row}>
      <span className={rowName} aria-hidden="true">{label}</span>
      <ToggleGroup
        className={choices}
        aria-label={label}
        value={[String(value)]}
        onValueChange={([chosen]) => {
          const next = steps.find((step) => String(step) === chosen);
          if (next) onChange(next);
        }}
      >
        {steps.map((step) => (
          <Toggle key={step} className={choice} value={String(step)}>
            {words[step - 1]}
          </Toggle>
        ))}
      </ToggleGroup>
    </div>
  );
}
