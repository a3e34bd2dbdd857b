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
export { ScheduleRow, type ScheduleRowProps } from './ScheduleRow.tsx';
export { ScheduleSkeleton } from './ScheduleSkeleton.tsx';
export { reservationStates, type ReservationState, type ScheduleAnchor, type ScheduleMatch, type ScheduleRooms } from './schedule.ts';
