export { DateStrip, type DateStripProps } from './DateStrip.tsx';
export { dateStripLooks, type StripDay } from './DateStripDay.tsx';
