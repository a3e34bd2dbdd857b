import { signCalendar, type SignMonth } from '@pitchside/api/member/activities';
import { proxy } from 'valtio';
import { api } from '../../../../../platform/api/api.ts';
import { latestOnly } from '../../../../../platform/resource/latestOnly.ts';

interface MonthState {
  /** The month of the server's today with the figures of the run; null until it came. */
  current: SignMonth | null;
  /** The month that is shown; null until it came. */
  shown: SignMonth | null;
  /** Which month was asked for, `2026-11`; null is the current one. */
  asked: string | null;
  failed: boolean;
}

/** The calendar of sign-ins. */
export const calendar = proxy<MonthState>({ current: null, shown: null, asked: null, failed: false });

const newest = latestOnly();

/** Fetches the month that is asked for; an answer that comes after another was asked for is dropped. */
export function loadMonth(asked: string | null = calendar.asked): void {
  Object.assign(calendar, { asked, failed: false });
  newest.ask(
    (signal) => api.call(signCalendar, asked ? { month: asked } : {}, { signal }),
    (month) => {
      calendar.shown = month;
      if (month.today.startsWith(month.month)) calendar.current = month;
    },
    // The call reports its own failure; the calendar says that it is missing.
    () => void (calendar.failed = true),
  );
}

/** Forgets what belonged to another member. */
export const forgetMonth = (): void => void Object.assign(calendar, { current: null, shown: null, asked: null, failed: false });
