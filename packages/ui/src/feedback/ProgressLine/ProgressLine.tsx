import { useLingui } from '@lingui/react/macro';
import { forwardRef, useEffect, useState } from 'react';
import { line } from './ProgressLine.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Milliseconds from the end of the work until the line is removed (spec section 9). */
export const progressLinger = 500;

export interface ProgressLineProps extends RootProps {
  /** Whether a page is loading. */
  active: boolean;
}

/** Line at the top of the window while a page loads: it creeps forward, completes when the page is there, and vanishes after 500 ms. */
export const ProgressLine = forwardRef<HTMLDivElement, ProgressLineProps>(function ProgressLine({ active, ...root }, ref) {
  const { t } = useLingui();
  const [was, setWas] = useState(active);
  const [finishing, setFinishing] = useState(false);
  if (was !== active) {
    setWas(active);
    setFinishing(!active);
  }
  useEffect(() => {
    if (!finishing) return;
    const timer = setTimeout(() => setFinishing(false), progressLinger);
    return () => clearTimeout(timer);
  }, [finishing]);
  if (!active && !finishing) return null;
  return (
    <div
      className={line[active ? 'running' : 'finishing']}
      role="progressbar"
      aria-label={t`页面载入`}
      aria-valuetext={active ? t`努力加载中` : t`已完成`}
      ref={ref}
      {...rootOf(root)}
    />
  );
});
