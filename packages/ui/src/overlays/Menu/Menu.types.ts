import type { ReactElement } from 'react';
import type { MenuEntry } from './entry.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';
import type { RootProps } from '../../theme/root.ts';

export interface MenuProps extends OpenProps, RootProps {
  /** The control that opens it; one element that takes a ref and spreads its props. Its name is the menu's name. */
  trigger: ReactElement;
  /** The lines, from top to bottom. */
  entries: readonly MenuEntry[];
  /** Side of the trigger where there is room; default `bottom`. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Alignment with the trigger; default `start`. */
  align?: 'start' | 'center' | 'end';
}
