import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { Countdown } from '../../feedback/Countdown/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { plate, words } from './CountdownClock.css.ts';

export interface CountdownClockProps extends RootProps {
  /** Name of the moment; empty for none. Default none. */
  title?: string;
  /** The instant, ms UTC. */
  to: number;
}

/** Time left to a moment of a broadcast, on a plate over its picture. */
export const CountdownClock = forwardRef<HTMLDivElement, CountdownClockProps>(function CountdownClock({ title = '', to, ...root }, ref) {
  const { t } = useLingui();
  return (
    <div className={plate} data-ground="dark" ref={ref} {...rootOf(root)}>
      {title !== '' && <span className={words}>{title}</span>}
      <Countdown to={to} label={title || t`倒计时`} size="xl" />
    </div>
  );
});
