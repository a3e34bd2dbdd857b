export { ScheduleScreen as Component } from './ScheduleScreen.wired.tsx';
