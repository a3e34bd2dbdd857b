import { useLingui } from '@lingui/react/macro';
import { Unplug } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { useFormat, useNow } from '../../format/index.ts';
import { bare } from '../../theme/bare.css.ts';
import { Button } from '../../actions/Button/index.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import * as css from './BroadcastBar.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Nothing is open, a picture is awaited, or it is on the air. */
export const broadcastBarStates = ['off', 'waiting', 'live'] as const;
export type BroadcastBarState = (typeof broadcastBarStates)[number];

/** One figure of a broadcast. */
export interface BroadcastFigure {
  id: string;
  /** 峰值. */
  label: string;
  /** Formatted for display. */
  value: ReactNode;
}

export interface BroadcastBarProps extends RootProps {
  state: BroadcastBarState;
  /** Since when it is on the air, in ms UTC; a clock runs from there. */
  since?: number;
  /** Title of the room, the heading of the page. */
  title: string;
  /** A line below the title: category and match. */
  about?: ReactNode;
  /** Figures of the broadcast so far; default none. */
  figures?: readonly BroadcastFigure[];
  /** The encoder is gone: until when the room waits for it, ms UTC; default it is there. */
  awayUntil?: number;
  /** Ends a broadcast whose encoder is gone. */
  onEndNow?: () => void;
  /** Actions: begin, end, look. */
  acts?: ReactNode;
}

/** State of an anchor’s broadcast, above their studio. */
export const BroadcastBar = forwardRef<HTMLDivElement, BroadcastBarProps>(function BroadcastBar(
  { state, since, title, about, figures = [], awayUntil, onEndNow, acts, ...root },
  ref,
) {
  const { t } = useLingui();
  const words: Record<BroadcastBarState, string> = { off: t`未开播`, waiting: t`等待画面`, live: t`直播中` };
  return (
    <div className={css.bar} role="group" aria-label={t`直播状态`} ref={ref} {...rootOf(root)}>
      <p className={css.state[state]} role="status">
        <span className={upright}>
          <span className={css.dot[state]} aria-hidden="true" />
          {words[state]}
        </span>
        {since !== undefined && <Elapsed since={since} />}
      </p>
      <div className={css.words}>
        <h1 className={css.title} title={title}>
          {title}
        </h1>
        {about && <p className={css.about}>{about}</p>}
      </div>
      {figures.length > 0 && (
        <dl className={css.figures}>
          {figures.map(({ id, label, value }) => (
            <div key={id} className={css.figure}>
              <dt className={css.name}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {acts && <div className={css.acts}>{acts}</div>}
      {awayUntil !== undefined && (
        <div className={css.away} role="group" aria-label={t`推流断了`}>
          <Unplug size={20} aria-hidden />
          <p className={css.awayWords} role="status">
            <b className={bare}>{t`推流断了，观众在等`}</b>
            <span className={css.awayHint}>{t`推流软件重新连上就接着播，不用再开播`}</span>
          </p>
          <span className={css.left}>
            <span className={css.leftLabel}>{t`还剩`}</span>
            <Left until={awayUntil} label={t`还剩`} />
          </span>
          {onEndNow && <Button size="s" tone="outline" onClick={onEndNow}>{t`现在结束`}</Button>}
        </div>
      )}
    </div>
  );
});

/** The time that is left; a screen reader hears it only when asked. */
function Left({ until, label }: { until: number; label: string }) {
  const { clock } = useFormat();
  const now = useNow(1_000);
  return (
    <span className={css.clock} role="timer" aria-live="off" aria-label={label}>
      {clock(Math.max(0, Math.ceil((until - now) / 1_000)))}
    </span>
  );
}

/** The clock beside the state; a screen reader hears it only when asked. */
function Elapsed({ since }: { since: number }) {
  const { clock } = useFormat();
  const now = useNow(1_000);
  return (
    <span className={`${css.clock} ${upright}`} role="timer" aria-live="off">
      {clock(Math.max(0, Math.floor((now - since) / 1_000)))}
    </span>
  );
}
