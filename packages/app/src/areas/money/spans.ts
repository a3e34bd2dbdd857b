import { recordMonths, recordsZone } from '@pitchside/api/money/orders';
import { addDays, addMonths, dayOf } from '@pitchside/ui/civil';

/** Spans of one press. */
export const spanPresets = ['week', 'month', 'quarter'] as const;
export type SpanPreset = (typeof spanPresets)[number];

/** Today in the site's zone, as `2026-11-21`. */
export const siteToday = (): string => dayOf(Date.now(), recordsZone);

/** First day that records reach back to. */
export const firstDay = (): string => addMonths(siteToday(), -recordMonths);

/** The days of a preset, up to today. */
export function presetSpan(preset: SpanPreset): { from: string; to: string } {
  const to = siteToday();
  const from: Record<SpanPreset, string> = { week: addDays(to, -6), month: addDays(to, -29), quarter: firstDay() };
  return { from: from[preset], to };
}

/** The preset that a span is; undefined for one of the person's own. */
export const presetOf = (from: string, to: string): SpanPreset | undefined =>
  spanPresets.find((preset) => presetSpan(preset).from === from && presetSpan(preset).to === to);
