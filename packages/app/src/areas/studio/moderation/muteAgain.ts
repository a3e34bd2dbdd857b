import { muteMinutes, type MuteMinutes } from '@pitchside/api/live/moderation';

const minute = 60_000;

/** Returns the minutes of a repeated mute until `until`: the shortest choice that covers it, 0 for a mute without end. */
export function minutesUntil(until: number | null, now: number): MuteMinutes {
  if (until === null) return 0;
  const left = (until - now) / minute;
  return muteMinutes.find((minutes) => minutes !== 0 && minutes >= left) ?? 60;
}
