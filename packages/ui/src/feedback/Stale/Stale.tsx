import { forwardRef, type ReactNode } from 'react';
import { stale } from './Stale.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface StaleProps extends RootProps {
  /** Whether the next content is loading. */
  while: boolean;
  children: ReactNode;
}

/** Keeps in sight what is about to be replaced, faded, so that nothing jumps meanwhile. */
export const Stale = forwardRef<HTMLDivElement, StaleProps>(function Stale({ while: isComing, children, ...root }, ref) {
  return (
    <div className={stale} aria-busy={isComing} ref={ref} {...rootOf(root)}>
      {children}
    </div>
  );
});
