import type { DanmakuStep } from '../DanmakuLayer/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { SettingRow } from './SettingRow.tsx';

const steps: readonly DanmakuStep[] = [1, 2, 3, 4];

export interface SettingStepsProps {
  label: string;
  value: DanmakuStep;
  /** Labels of the four steps, in order. */
  words: readonly [string, string, string, string];
  onChange: (value: DanmakuStep) => void;
}

/** A setting of four steps, of which one is always chosen. */
export function SettingSteps({ label, value, words, onChange }: SettingStepsProps) {
  const take = (chosen: string) => {
    const next = steps.find((step) => String(step) === chosen);
    if (next) onChange(next);
  };
  return (
    <SettingRow label={label}>
      <SegmentedControl
        stretch
        size="s"
        label={label}
        value={String(value)}
        segments={steps.map((step) => ({ value: String(step), label: words[step - 1] }))}
        onValueChange={take}
      />
    </SettingRow>
  );
}
