/** Ages of a message, from the most recent: within a minute, today, yesterday, the day before, within 168 hours, earlier. */
export const chatTimeKinds = ['justNow', 'today', 'yesterday', 'dayBefore', 'week', 'date'] as const;

/** An instant as a chat names it. */
export interface ChatTime {
  kind: (typeof chatTimeKinds)[number];
  /** Wall-clock time in the viewer's zone: 20:31. */
  clock: string;
  /** Text of the day where the catalog has no word for it: the weekday for `week`, YYYY/MM/DD for `date`, else empty. */
  day: string;
}

interface ChatTimeAsked {
  /** Both in ms UTC. */
  at: number;
  now: number;
  /** The viewer's calendar day as YYYY-MM-DD. */
  dayOf: (instant: number) => string;
  clock: (instant: number) => string;
  weekday: (instant: number) => string;
}

const dayLength = 24 * 3_600_000;
const week = 168 * 3_600_000;

/** The spec's rules in their order. Days are counted on the viewer's calendar, so that a day of 23 or 25 hours is still one day. */
export function chatTimeOf({ at, now, dayOf, clock, weekday }: ChatTimeAsked): ChatTime {
  const [day, today] = [dayOf(at), dayOf(now)];
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / dayLength);
  const time = { clock: clock(at), day: '' };
  // A sender's clock may run ahead by some seconds.
  if (Math.abs(now - at) <= 60_000) return { ...time, kind: 'justNow' };
  if (daysAgo === 0) return { ...time, kind: 'today' };
  if (daysAgo === 1) return { ...time, kind: 'yesterday' };
  if (daysAgo === 2) return { ...time, kind: 'dayBefore' };
  if (daysAgo > 0 && now - at < week) return { ...time, kind: 'week', day: weekday(at) };
  return { ...time, kind: 'date', day: day.replaceAll('-', '/') };
}
