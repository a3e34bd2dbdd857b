export { ScheduleScreen as Component } from './ScheduleScreen.tsx';
