export { DateRange, type DateRangeProps } from './DateRange.tsx';
export { dateRangePresets, type DateRangePreset } from './presets.data.ts';
export type { DaySpan, SpanRefusal, SpanRules } from './span.ts';
