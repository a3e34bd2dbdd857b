import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { forwardRef } from 'react';
import { HeaderAction } from '../Header/HeaderAction.tsx';
import type { ThemeName } from '../../theme/index.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface ThemeSwitchProps extends RootProps {
  /** The theme in use. */
  value?: ThemeName;
  /** Initial value when `value` is left out (uncontrolled). Default `day`. */
  defaultValue?: ThemeName;
  /** Called when the other theme is chosen. */
  onValueChange?: (theme: ThemeName) => void;
}

/** Turns the floodlights on and off: day and night, for the header. */
export const ThemeSwitch = forwardRef<HTMLButtonElement, ThemeSwitchProps>(function ThemeSwitch(
  { value: given, defaultValue = 'day', onValueChange: notifyChange, ...root },
  ref,
) {
  const { t } = useLingui();
  const [theme, onValueChange] = useControllableState(given, defaultValue, notifyChange);
  const isNight = theme === 'night';
  const Icon = isNight ? Moon : Sun;
  return (
    <HeaderAction
      iconOnly
      icon={<Icon size={20} aria-hidden />}
      aria-pressed={isNight}
      onClick={() => onValueChange(isNight ? 'day' : 'night')}
      ref={ref}
      {...rootOf(root)}
    >
      {t`夜间模式`}
    </HeaderAction>
  );
});
