import { useLingui } from '@lingui/react/macro';
import { forwardRef, useId, type ReactNode } from 'react';
import { Countdown } from '../../feedback/Countdown/index.ts';
import { useFormat } from '../../format/index.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { TrophyCup } from '../TrophyCup/index.ts';
import * as css from './EventStage.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** States of an event: ahead, running, results being counted, or over. */
export const eventStageStates = ['ahead', 'running', 'counting', 'over'] as const;
export type EventStageState = (typeof eventStageStates)[number];

export interface EventStageProps extends RootProps {
  /** Name of the event. */
  name: string;
  /** Kind of contest: 送礼赛. */
  kind: string;
  state: EventStageState;
  /** From when until when, ms UTC; the end is the first instant after it. */
  startsAt: number;
  endsAt: number;
  /** Action, such as a link to take part; default none. */
  action?: ReactNode;
  /** Called once when it begins, or when it ends. */
  onTurn?: () => void;
}

/** An event of the site on a pitch by night: its name, its days, the time left, and the cup that it is about. */
export const EventStage = forwardRef<HTMLElement, EventStageProps>(function EventStage(
  { name, kind, state, startsAt, endsAt, action, onTurn, ...root },
  ref,
) {
  const { t } = useLingui();
  const { date } = useFormat();
  const id = useId();
  const [first, last] = [date(startsAt), date(endsAt - 1)];
  const states: Record<EventStageState, string> = { ahead: t`即将开始`, running: t`进行中`, counting: t`统计中`, over: t`已结束` };
  const label = state === 'ahead' ? t`距开始` : t`距结束`;
  return (
    <section className={css.frame} aria-labelledby={id} ref={ref} {...rootOf(root)}>
      <div className={css.stage} data-ground="dark">
        <svg className={css.pitch} viewBox="0 0 1184 216" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <g className={css.line}>
            <circle cx="592" cy="108" r="92" />
            <path d="M592 -10V230M-10 36h130v144H-10M1194 36h-130v144h130" />
          </g>
        </svg>
        <ThemeScope theme="night">
          <div className={css.words}>
            <span className={css.tags}>
              <span className={css.state}>
                <span className={upright}>{states[state]}</span>
              </span>
              {kind}
              <span>{first === last ? first : t`${first} 至 ${last}`}</span>
            </span>
            <h2 className={css.name} id={id}>
              {name}
            </h2>
            {(state === 'ahead' || state === 'running') && (
              <span className={css.timer}>
                <span className={css.timerLabel}>{label}</span>
                <Countdown
                  key={state}
                  size="xl"
                  label={label}
                  to={state === 'ahead' ? startsAt : endsAt}
                  {...(onTurn && { onEnd: onTurn })}
                />
              </span>
            )}
            {state === 'counting' && <span className={css.counting}>{t`成绩正在核对，名次马上就定`}</span>}
            {action !== undefined && <span className={css.act}>{action}</span>}
          </div>
        </ThemeScope>
        <span className={css.cup}>
          <TrophyCup place={1} size="l" />
        </span>
      </div>
    </section>
  );
});
