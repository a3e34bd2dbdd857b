import { announcementLimits, type Announcement } from '@pitchside/api/live/studio';

/** Values of the form that announces a broadcast. */
export interface AnnouncementDraft {
  of: 'match' | 'other';
  /** The day whose matches are offered, as `2026-11-23`, in the viewer's zone. */
  day: string;
  matchId: string | null;
  title: string;
  /** Start of something other than a match, in the viewer's zone: day as `2026-11-23`, time as `20:00`; each empty until chosen. */
  date: string;
  time: string;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The day of an instant in the viewer's zone, as fields write it. */
export function dayText(instant: number): string {
  const at = new Date(instant);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Time of day of an instant in the viewer's zone, as fields write it. */
export function timeText(instant: number): string {
  const at = new Date(instant);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The viewer's day from its first instant to the first of the next, in ms UTC; null for an invalid day. */
export function spanOfDay(day: string): { from: number; until: number } | null {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return null;
  return { from: new Date(year, month - 1, date).getTime(), until: new Date(year, month - 1, date + 1).getTime() };
}

const dayLength = 86_400_000;

/** First and last instant that may be announced, in ms UTC. */
export const reachOf = (now: number): readonly [number, number] => [now, now + announcementLimits.ahead * dayLength];

/** Initial values of the form: empty, or those of an existing announcement. */
export const draftOf = (now: number, before?: Announcement): AnnouncementDraft => ({
  of: before && !before.match ? 'other' : 'match',
  day: dayText(before?.start_at ?? now),
  matchId: before?.match?.id ?? null,
  title: before?.title ?? '',
  date: before && !before.match ? dayText(before.start_at) : '',
  time: before && !before.match ? timeText(before.start_at) : '',
});

/** Converts a draft into the request; undefined while it is incomplete. */
export function announcementOf({
  of,
  matchId,
  title,
  date,
  time,
}: AnnouncementDraft): { match_id?: string; title?: string; start_at?: number } | undefined {
  const name = title.trim();
  if (of === 'match') return matchId === null ? undefined : { match_id: matchId, ...(name !== '' && { title: name }) };
  const start = new Date(`${date}T${time}`).getTime();
  return name === '' || Number.isNaN(start) ? undefined : { title: name, start_at: start };
}
