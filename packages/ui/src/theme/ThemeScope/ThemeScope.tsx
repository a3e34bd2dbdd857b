import { useContext, type ReactNode } from 'react';
import type { ThemeName } from '../index.ts';
import { MotionContext } from '../UiProvider/motion.ts';
import { OddsContext } from '../UiProvider/odds.ts';
import { surface, ThemeContext } from '../UiProvider/portal.ts';

export interface ThemeScopeProps {
  /** Theme of everything inside, whatever the page wears. */
  theme: ThemeName;
  children: ReactNode;
}

/** A part of the page with a theme of its own, such as a stage that is dark by day; what opens from it wears the same. */
export function ThemeScope({ theme, children }: ThemeScopeProps) {
  const odds = useContext(OddsContext);
  const motion = useContext(MotionContext);
  return (
    <ThemeContext.Provider value={theme}>
      <div {...surface(theme, odds, motion)} style={{ display: 'contents' }}>
        {children}
      </div>
    </ThemeContext.Provider>
  );
}
