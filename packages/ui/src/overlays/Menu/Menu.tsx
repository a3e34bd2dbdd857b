import { cloneElement, forwardRef, type ReactElement } from 'react';
import { bothOf } from '../../theme/handlers.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import type { MenuEntry } from './entry.ts';
import type { OpenProps } from '../../theme/kept.ts';
import type { RootProps } from '../../theme/root.ts';

export interface MenuProps extends OpenProps, RootProps {
  /** The control that opens it; one element that takes a ref and spreads its props. Its name is the menu's name. */
  trigger: ReactElement;
  /** The lines, from top to bottom. */
  entries: readonly MenuEntry[];
  /** Side of the trigger where there is room; default `bottom`. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Which edges line up; default `start`. */
  align?: 'start' | 'center' | 'end';
}

const load = () => import('./MenuPopup.tsx');

/** Acts on one thing, behind one control: arrow keys, first letters, Escape, and the focus returns. The menu's code comes when the control is first approached. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(props, ref) {
  const { trigger } = props;
  const { Loaded, approach, pressed } = useDeferred(load, props);
  const control = cloneElement(trigger, bothOf(trigger.props as Record<string, unknown>, approach));
  if (Loaded) return <Loaded {...props} trigger={control} pressed={pressed} ref={ref} />;
  return cloneElement(control, { 'aria-haspopup': 'menu' } as object);
});
