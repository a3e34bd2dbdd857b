export { CalendarPanel, type CalendarPanelProps } from './CalendarPanel.tsx';
