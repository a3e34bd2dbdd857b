import { Toggle } from '@base-ui/react/toggle';
import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { HeaderAction } from '../Header/HeaderAction.tsx';
import type { ThemeName } from '../theme/index.ts';

export interface ThemeSwitchProps {
  /** The theme in use. */
  theme: ThemeName;
  /** The other theme is wanted. */
  onChange: (theme: ThemeName) => void;
}

/** Turns the floodlights on and off: day and night, for the header. */
export function ThemeSwitch({ theme, onChange }: ThemeSwitchProps) {
  const { t } = useLingui();
  const Icon = theme === 'night' ? Moon : Sun;
  return (
    <Toggle
      pressed={theme === 'night'}
      onPressedChange={(night) => onChange(night ? 'night' : 'day')}
      render={
        <HeaderAction iconOnly icon={<Icon size={20} aria-hidden />}>
          {t`夜间模式`}
        </HeaderAction>
      }
    />
  );
}
