import { forwardRef, type ReactNode } from 'react';
import { look } from './IconTile.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface IconTileProps extends RootProps {
  /** An icon of 16 px on the small tile, of 20 px on the others; a picture of up to 22 and 28 px. */
  children: ReactNode;
  /** A square of 28, 36 or 40 px; default `m`. */
  size?: keyof typeof look;
}

/** An icon on a ground of its own before its label; hidden from screen readers. */
export const IconTile = forwardRef<HTMLSpanElement, IconTileProps>(function IconTile({ children, size = 'm', ...root }, ref) {
  return (
    <span className={look[size]} aria-hidden="true" ref={ref} {...rootOf(root)}>
      {children}
    </span>
  );
});
