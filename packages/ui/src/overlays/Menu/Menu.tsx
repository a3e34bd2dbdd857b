import { cloneElement, forwardRef } from 'react';
import { bothOf } from '../../theme/handlers.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import type { MenuProps } from './Menu.types.ts';

const load = () => import('./MenuPopup.tsx');

/**
 * Menu of actions on one thing, behind one control: arrow keys, first letters, Escape, and the focus returns.
 * The menu's code loads when the control is first approached.
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(props, ref) {
  const { trigger } = props;
  const { Loaded, approach, pressed } = useDeferred(load, props);
  const control = cloneElement(trigger, bothOf(trigger.props as Record<string, unknown>, approach));
  if (Loaded) return <Loaded {...props} trigger={control} pressed={pressed} ref={ref} />;
  return cloneElement(control, { 'aria-haspopup': 'menu' } as object);
});
