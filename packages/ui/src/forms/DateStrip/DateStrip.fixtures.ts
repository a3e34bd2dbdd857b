import { addDays, type CivilDay } from '../../format/civil/civil.ts';
import type { StripDay } from './DateStripDay.tsx';

const counts = [61, 146, 158, 37, 64, 72, 0, 44, 96, 120];
const shape = [3, 6, 1, 0, 2, 1, 3, 5, 6, 9, 10, 6];

/** Sample of `length` days, with most matches in the evening. */
export const stripFrom = (first: CivilDay, length: number): readonly StripDay[] =>
  Array.from({ length }, (_, at) => {
    const count = counts[at % counts.length] ?? 0;
    return {
      day: addDays(first, at),
      count,
      spread: shape.map((share, hour) => (count === 0 ? 0 : Math.round((share + ((at * 7 + hour * 5) % 4)) * (count / 90)))),
    };
  });

/** Eight days around the evening on which stories live, the 21st of November 2026. */
export const week = stripFrom('2026-11-20', 8);
