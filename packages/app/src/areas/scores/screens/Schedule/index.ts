import { readDay, stripAround } from '../../../../platform/days/days.ts';
import { drawing } from '../../../../platform/drawn/drawn.ts';
import { dayOf } from '@pitchside/ui/civil';
import { loadStrip, openDay } from './schedule.store.ts';

/** Fills the day and the strip. */
export function takeFirst(address: URLSearchParams): void {
  const today = dayOf(drawing()?.at ?? Date.now(), drawing()?.zone);
  const day = readDay(address.get('day')) ?? today;
  openDay(day)();
  loadStrip(readDay(address.get('from')) ?? stripAround(day, today));
}

export { ScheduleScreen as Component } from './ScheduleScreen.tsx';
