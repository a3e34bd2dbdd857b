import { Suspense, type ReactNode } from 'react';
import { useDrawing } from './drawn.ts';

interface LaterProps {
  children: ReactNode;
  /** Default nothing. */
  fallback?: ReactNode;
  /** Whether the code of the part is here already (`lazyPart`), so that a drawn page holds it; default false. */
  ready?: boolean;
}

/** Boundary of a part that loads its code when it is shown. A drawn page has the fallback in its place until the app has taken it over. */
export function Later({ children, fallback = null, ready = false }: LaterProps) {
  const isDrawn = useDrawing() !== null;
  // React takes over what stands in a boundary after the rest, when the page is the reader's already and would tell other times.
  if (ready) return children;
  return isDrawn ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
}
