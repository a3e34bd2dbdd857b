import { forwardRef, type ReactNode } from 'react';
import { stale } from './Stale.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface StaleProps extends RootProps {
  /** Whether the next content is loading. */
  while: boolean;
  children: ReactNode;
}

/** Shows outdated content faded until it is replaced, so that the layout does not jump. */
export const Stale = forwardRef<HTMLDivElement, StaleProps>(function Stale({ while: isComing, children, ...root }, ref) {
  return (
    <div className={stale} aria-busy={isComing} ref={ref} {...rootOf(root)}>
      {children}
    </div>
  );
});
