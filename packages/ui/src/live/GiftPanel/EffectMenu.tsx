import { useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { RadioMenu } from '../../overlays/RadioMenu/index.ts';
import { effectChoices, type EffectChoice } from '../EffectStage/engine/arrival.ts';

interface EffectMenuProps {
  value: EffectChoice;
  onChange: (choice: EffectChoice) => void;
}

/** Menu that chooses the effects shown over the picture. */
export function EffectMenu({ value, onChange }: EffectMenuProps) {
  const { t } = useLingui();
  const names: Record<EffectChoice, string> = { all: t`全部`, mine: t`仅自己`, off: t`关闭` };
  const current = names[value];
  const trigger = <Button tone="plain" size="s" icon={<Sparkles size={16} aria-hidden />}>{t`特效 ${current}`}</Button>;
  return (
    <RadioMenu
      trigger={trigger}
      value={value}
      onValueChange={onChange}
      options={effectChoices.map((choice) => ({ value: choice, label: names[choice] }))}
      side="top"
    />
  );
}
