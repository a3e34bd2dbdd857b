import type { ReactNode } from 'react';
import { stale } from './Stale.css.ts';

export interface StaleProps {
  /** Whether what comes next is on its way. */
  while: boolean;
  children: ReactNode;
}

/** Keeps in sight what is about to be replaced, faded, so that nothing jumps meanwhile. */
export function Stale({ while: isComing, children }: StaleProps) {
  return (
    <div className={stale} aria-busy={isComing}>
      {children}
    </div>
  );
}
