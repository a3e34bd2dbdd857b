import { Suspense, type ReactNode } from 'react';
import { useDrawing } from './drawn.ts';

/** Boundary of a part that loads its code when it is shown. A drawn page has the fallback in its place until the app has taken it over. */
export function Later({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return useDrawing() ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
}
