import { useState } from 'react';
import type { CivilDay } from '../../format/civil/civil.ts';
import type { DayPlace } from '../Calendar/MonthGrid.tsx';
import { spanOf, spanRefusal, type DaySpan, type SpanRefusal, type SpanRules } from './span.ts';

/** Between the first press and the second: the anchor, the day pointed at, and why the last press was refused. */
export function useRangeDraft(value: DaySpan | null, rules: SpanRules, onSpan: (span: DaySpan) => void) {
  const [anchor, setAnchor] = useState<CivilDay>();
  const [pointed, setPointed] = useState<CivilDay>();
  const [refusal, setRefusal] = useState<SpanRefusal>();

  const refusalOf = (day: CivilDay): SpanRefusal | undefined =>
    spanRefusal(anchor === undefined ? { from: day, to: day } : spanOf(anchor, day), rules);

  const pick = (day: CivilDay) => {
    const refused = refusalOf(day);
    setRefusal(refused);
    if (refused !== undefined) return;
    if (anchor === undefined) return setAnchor(day);
    setAnchor(undefined);
    onSpan(spanOf(anchor, day));
  };

  const drafted =
    anchor === undefined ? value : spanOf(anchor, pointed !== undefined && refusalOf(pointed) === undefined ? pointed : anchor);

  const placeOf = (day: CivilDay): DayPlace => {
    if (drafted === null || day < drafted.from || day > drafted.to) return 'none';
    if (drafted.from === drafted.to) return 'only';
    if (day === drafted.from) return 'first';
    return day === drafted.to ? 'last' : 'inside';
  };

  const reset = () => {
    setAnchor(undefined);
    setPointed(undefined);
    setRefusal(undefined);
  };

  return { anchor, drafted, refusal, refusalOf, placeOf, pick, point: setPointed, reset };
}
