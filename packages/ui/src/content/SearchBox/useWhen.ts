import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';

const day = 86_400_000;

/** Says an instant (ms UTC) as a fan does: 03:00 today, 明天 08:30, 周日 09:00 within a week, else with the date. */
export function useWhen(): (at: number) => string {
  const { t } = useLingui();
  const { now } = useEnvironment();
  const format = useFormat();
  return (at) => {
    const today = now();
    const time = format.time(at);
    if (format.sameDay(at, today)) return time;
    if (format.sameDay(at, today + day)) return t`明天 ${time}`;
    return `${at > today && at - today < 6 * day ? format.weekday(at) : format.date(at)} ${time}`;
  };
}
