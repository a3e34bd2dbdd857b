export {
  ScheduleDay,
  ScheduleFold,
  ScheduleHour,
  ScheduleList,
  ScheduleNow,
  type ScheduleDayProps,
  type ScheduleFoldProps,
  type ScheduleHourProps,
  type ScheduleListProps,
  type ScheduleNowProps,
} from './ScheduleList.tsx';
export { ScheduleRow } from './ScheduleRow.tsx';
export type { ScheduleRowProps } from './ScheduleRow.types.ts';
export { ScheduleSkeleton } from './ScheduleSkeleton.tsx';
export { reservationStates, type ReservationState, type ScheduleAnchor, type ScheduleMatch, type ScheduleRooms } from './schedule.ts';
