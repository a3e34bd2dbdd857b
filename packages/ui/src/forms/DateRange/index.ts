export { DateRange, type DateRangeProps } from './DateRange.tsx';
export { dateRangePresets, presetSpans, type DateRangePreset } from './presets.data.ts';
export { spanRefusal, type DaySpan, type SpanRefusal, type SpanRules } from './span.ts';
