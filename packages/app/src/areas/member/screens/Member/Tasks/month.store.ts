import { signCalendar, type SignMonth } from '@pitchside/api/activities';
import { proxy } from 'valtio';
import { api } from '../../../../../platform/api/api.ts';

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

/** Fetches the month that is asked for; an answer that comes after another was asked for is dropped. */
export async function loadMonth(asked: string | null = calendar.asked): Promise<void> {
  Object.assign(calendar, { asked, failed: false });
  try {
    const month = await api.call(signCalendar, asked ? { month: asked } : {});
    if (calendar.asked !== asked) return;
    calendar.shown = month;
    if (month.today.startsWith(month.month)) calendar.current = month;
  } catch {
    // The call reports its own failure; the calendar says that it is missing.
    if (calendar.asked === asked) calendar.failed = true;
  }
}

/** Forgets what belonged to another member. */
export const forgetMonth = (): void => void Object.assign(calendar, { current: null, shown: null, asked: null, failed: false });
