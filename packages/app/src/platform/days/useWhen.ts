import { useLingui } from '@lingui/react/macro';
import { useFormat, useNow } from '@pitchside/ui/format';

const minute = 60_000;
/** Distance from which a day is shown with its year, ms. */
const yearFrom = 180 * 24 * 60 * minute;

/** Says an instant (ms UTC) in a table of records: 今天 22:16, 11/18 21:05, half a year off 2025/11/18 21:05. */
export function useWhen(): (at: number) => string {
  const { t } = useLingui();
  const { date, fullDate, time, sameDay } = useFormat();
  const now = useNow(minute);
  return (at) => {
    const clock = time(at);
    if (sameDay(at, now)) return t`今天 ${clock}`;
    return `${Math.abs(now - at) < yearFrom ? date(at) : fullDate(at)} ${clock}`;
  };
}
