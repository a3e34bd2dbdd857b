import type { ReactNode } from 'react';
import { look } from './IconTile.css.ts';

export interface IconTileProps {
  /** An icon of 16 px on the small tile, of 20 px on the others; a picture of up to 22 and 28 px. */
  children: ReactNode;
  /** A square of 28, 36 or 40 px; default `m`. */
  size?: keyof typeof look;
}

/** An icon on a ground of its own before the words that it stands for; nothing for a screen reader. */
export function IconTile({ children, size = 'm' }: IconTileProps) {
  return (
    <span className={look[size]} aria-hidden="true">
      {children}
    </span>
  );
}
