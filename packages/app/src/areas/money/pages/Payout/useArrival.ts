import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@pitchside/ui/format';

/** By when money should be there: 11-23 周一 18:00 前. */
export function useArrival(): (at: number) => string {
  const { t } = useLingui();
  const { date, weekday, time } = useFormat();
  return (at) => {
    const [day, name, clock] = [date(at), weekday(at), time(at)];
    return t`${day} ${name} ${clock} 前`;
  };
}
