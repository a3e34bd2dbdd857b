import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { HeaderAction } from '../Header/HeaderAction.tsx';
import type { ThemeName } from '../../theme/index.ts';

export interface ThemeSwitchProps {
  /** The theme in use. */
  theme: ThemeName;
  /** The other theme is wanted. */
  onValueChange: (theme: ThemeName) => void;
}

/** Turns the floodlights on and off: day and night, for the header. */
export function ThemeSwitch({ theme, onValueChange: onChange }: ThemeSwitchProps) {
  const { t } = useLingui();
  const isNight = theme === 'night';
  const Icon = isNight ? Moon : Sun;
  return (
    <HeaderAction iconOnly icon={<Icon size={20} aria-hidden />} aria-pressed={isNight} onClick={() => onChange(isNight ? 'day' : 'night')}>
      {t`夜间模式`}
    </HeaderAction>
  );
}
