import type { ReservationState, ScheduleMatch } from './schedule.ts';

export interface ScheduleRowProps {
  match: ScheduleMatch;
  /** State of the viewer's reservation; default `none`. */
  reservation?: ReservationState;
  /** Reserves the match. */
  onReserve: (id: string) => void;
  /** Cancels the reservation. */
  onCancel: (id: string) => void;
  /** Switches the reminder of the reservation. */
  onRemind: (id: string, remind: boolean) => void;
  /** Hands over the match for the viewer's own calendar; without it that is not offered. */
  onCalendar?: (id: string) => void;
  /** Whether the match is one of the viewer's favourites; default false. */
  starred?: boolean;
  /** Called with the match and whether it should be collected from now on. */
  onStar: (id: string, starred: boolean) => void;
  /** IANA zone of kick-off times; default the viewer's own. */
  timeZone?: string;
}
