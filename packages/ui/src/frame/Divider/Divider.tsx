import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { divider } from './Divider.css.ts';

export type DividerProps = RootProps;

/** A hairline between two things that belong to one subject; a section begins with a `SectionTitle`. */
export const Divider = forwardRef<HTMLHRElement, DividerProps>(function Divider(root, ref) {
  return <hr className={divider} ref={ref} {...rootOf(root)} />;
});
