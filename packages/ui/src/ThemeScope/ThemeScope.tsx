import type { ReactNode } from 'react';
import { themes, type ThemeName } from '../theme/index.ts';
import { ThemeContext } from '../UiProvider/portal.ts';

export interface ThemeScopeProps {
  /** Theme of everything inside, whatever the page wears. */
  theme: ThemeName;
  children: ReactNode;
}

/** A part of the page with a theme of its own, such as a stage that is dark by day; what opens from it wears the same. */
export function ThemeScope({ theme, children }: ThemeScopeProps) {
  return (
    <ThemeContext.Provider value={theme}>
      <div className={themes[theme]} data-theme={theme} style={{ display: 'contents' }}>
        {children}
      </div>
    </ThemeContext.Provider>
  );
}
