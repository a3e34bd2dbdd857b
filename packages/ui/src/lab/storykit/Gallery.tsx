import type { ReactNode } from 'react';
import { gallery } from './Gallery.css.ts';

/** Lays the variants of a component side by side in a story; not part of the package. */
export function Gallery({ direction = 'column', children }: { direction?: 'column' | 'row'; children: ReactNode }) {
  return <div className={gallery[direction]}>{children}</div>;
}
