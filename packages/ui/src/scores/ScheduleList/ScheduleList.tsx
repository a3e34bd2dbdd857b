import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Globe } from 'lucide-react';
import { forwardRef, useId, type ReactNode } from 'react';
import { useFormat } from '../../format/index.ts';
import {
  clock,
  dayHead,
  dayHint,
  dayTitle,
  dayTools,
  fold,
  foldMore,
  foldText,
  hour,
  hourHint,
  hourRows,
  hourTime,
  list,
  now as nowLine,
  nowTime,
  turned,
  zone as zoneText,
} from './ScheduleList.css.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import { useControllableOpen, type OpenProps } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface ScheduleListProps extends RootProps {
  children: ReactNode;
}

/** The frame around the days of a schedule; narrow frames leave out columns, whatever the window. */
export const ScheduleList = forwardRef<HTMLDivElement, ScheduleListProps>(function ScheduleList({ children, ...root }, ref) {
  return (
    <div className={list} ref={ref} {...rootOf(root)}>
      {children}
    </div>
  );
});

export interface ScheduleDayProps extends Omit<OpenProps, 'defaultOpen'>, RootProps {
  /** 今天, 明天, 周三. */
  title: string;
  /** The date and how many matches: 3月14日，41 场. */
  hint: ReactNode;
  /** Instant whose time zone is named at the end of the line; left out, no zone is named. */
  zoneAt?: number;
  /** IANA zone; default the viewer's own. */
  timeZone?: string;
  /** Initial state when `open` is left out (uncontrolled); without `open` and `onOpenChange` the day cannot be folded. Default true. */
  defaultOpen?: boolean;
  children?: ReactNode;
}

/** One day of the schedule under its name on a chalk line. */
export const ScheduleDay = forwardRef<HTMLElement, ScheduleDayProps>(function ScheduleDay(
  { title, hint, zoneAt, timeZone, open, defaultOpen, onOpenChange, children, ...root },
  ref,
) {
  const [isOpen, setOpen] = useControllableOpen({ open, defaultOpen: defaultOpen ?? true, onOpenChange });
  const { t } = useLingui();
  const format = useFormat(timeZone);
  const id = useId();
  return (
    <section aria-labelledby={id} ref={ref} {...rootOf(root)}>
      <div className={dayHead}>
        <h2 id={id} className={dayTitle}>
          {title}
        </h2>
        <span className={dayHint}>{hint}</span>
        <span className={dayTools}>
          {zoneAt !== undefined && (
            <span className={zoneText}>
              <Globe size={16} aria-hidden />
              {format.zone(zoneAt)}
            </span>
          )}
          {(onOpenChange ?? defaultOpen) !== undefined && (
            <button type="button" className={foldMore} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <ChevronDown size={16} className={isOpen ? turned : undefined} aria-hidden />
              {isOpen ? t`收起` : t`展开`}
            </button>
          )}
        </span>
      </div>
      {isOpen && children}
    </section>
  );
});

export interface ScheduleFoldProps extends OpenProps, RootProps {
  /** Label of the folded part: 已完场 18 场. */
  label: ReactNode;
  /** Hint on the content. */
  hint?: ReactNode;
}

/** A line behind which matches that are over are folded away. */
export const ScheduleFold = forwardRef<HTMLButtonElement, ScheduleFoldProps>(function ScheduleFold({ label, hint, ...rest }, ref) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useControllableOpen(rest);
  return (
    <button type="button" className={fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} ref={ref} {...rootOf(rest)}>
      <ChevronDown size={16} className={isOpen ? turned : undefined} aria-hidden />
      <strong className={bare}>{label}</strong>
      <span className={foldText}>{hint}</span>
      <span>{isOpen ? t`收起` : t`展开`}</span>
    </button>
  );
});

export interface ScheduleHourProps {
  /** Kick-off of the group in ms UTC. */
  at: number;
  /** Hint for the day: 3 场进行中, 7 分钟后. */
  hint?: ReactNode;
  /** Whether the matches of the day are in progress, to come or over. */
  state: 'on' | 'coming' | 'over';
  /** IANA zone; default the viewer's own. */
  timeZone?: string;
  /** Number of rows that are still to come: their place is kept; default 0. */
  coming?: number;
  children: ReactNode;
}

/** Height of a row with its line, px, in all but narrow frames. */
const rowHeight = 53;

/** Matches that kick off together, beside their time on the rail. */
export function ScheduleHour({ at, hint, state, timeZone, coming = 0, children }: ScheduleHourProps) {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  const time = format.time(at);
  return (
    <div className={hour}>
      <div className={clock[state]}>
        <time className={hourTime} dateTime={new Date(at).toISOString()}>
          {time}
        </time>
        {hint && <span className={hourHint}>{hint}</span>}
      </div>
      <ul className={hourRows} aria-label={t`${time} 开赛的比赛`}>
        {children}
        {coming > 0 && <li className={bare} aria-hidden="true" style={{ height: coming * rowHeight }} />}
      </ul>
    </div>
  );
}

export interface ScheduleNowProps {
  /** The present in ms UTC. */
  at: number;
  /** IANA zone; default the viewer's own. */
  timeZone?: string;
}

/** The line between matches that have begun and those to come. */
export function ScheduleNow({ at, timeZone }: ScheduleNowProps) {
  const { t } = useLingui();
  const time = useFormat(timeZone).time(at);
  return (
    <div className={nowLine} role="separator" aria-label={t`现在 ${time}`}>
      <span className={nowTime}>
        <span className={upright}>{time}</span>
      </span>
    </div>
  );
}
