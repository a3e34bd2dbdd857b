import { Menu } from '@base-ui/react/menu';
import { useLingui } from '@lingui/react/macro';
import { Check, Sparkles } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { effectChoices, type EffectChoice } from '../EffectStage/engine/arrival.ts';
import { item, popup, positioner } from '../../frame/LanguageSwitch/LanguageSwitch.css.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';

interface EffectMenuProps {
  value: EffectChoice;
  onChange: (choice: EffectChoice) => void;
}

/** Whose effects fly over the picture. */
export function EffectMenu({ value, onChange }: EffectMenuProps) {
  const { t } = useLingui();
  const portal = usePortalTheme();
  const names: Record<EffectChoice, string> = { all: t`全部`, mine: t`仅自己`, off: t`关闭` };
  const current = names[value];
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger render={<Button tone="plain" size="s" icon={<Sparkles size={16} aria-hidden />} />}>{t`特效 ${current}`}</Menu.Trigger>
      <Menu.Portal>
        <div {...portal}>
          <Menu.Positioner className={positioner} side="top" align="end" sideOffset={6} collisionPadding={8}>
            <Menu.Popup className={popup}>
              <Menu.RadioGroup value={value} onValueChange={(choice: EffectChoice) => onChange(choice)}>
                {effectChoices.map((choice) => (
                  <Menu.RadioItem key={choice} className={item} value={choice} closeOnClick>
                    {names[choice]}
                    <Menu.RadioItemIndicator>
                      <Check size={16} aria-hidden />
                    </Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Popup>
          </Menu.Positioner>
        </div>
      </Menu.Portal>
    </Menu.Root>
  );
}
