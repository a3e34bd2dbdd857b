import { forwardRef, useContext, type ReactNode } from 'react';
import type { ThemeName } from '../index.ts';
import { DataContext } from '../UiProvider/data.ts';
import { MotionContext } from '../UiProvider/motion.ts';
import { OddsContext } from '../UiProvider/odds.ts';
import { surface, ThemeContext } from '../UiProvider/portal.ts';
import { rootOf, type RootProps } from '../root.ts';

export interface ThemeScopeProps extends RootProps {
  /** Theme of everything inside, whatever the theme of the page. */
  theme: ThemeName;
  children: ReactNode;
}

/** A region with a theme of its own, such as a stage that is dark by day; popups opened from it have the same theme. */
export const ThemeScope = forwardRef<HTMLDivElement, ThemeScopeProps>(function ThemeScope({ theme, children, ...root }, ref) {
  const odds = useContext(OddsContext);
  const motion = useContext(MotionContext);
  const data = useContext(DataContext);
  return (
    <ThemeContext.Provider value={theme}>
      <div {...surface(theme, odds, motion, data)} style={{ display: 'contents' }} ref={ref} {...rootOf(root)}>
        {children}
      </div>
    </ThemeContext.Provider>
  );
});
