import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../format/index.ts';
import { useEnvironment } from '../UiProvider/index.ts';

const minute = 60_000;
const day = 86_400_000;

/** When a message came, as the specification's section 4 says it: 刚刚, the time today, 昨天, 前天, a weekday within 168 hours, else the date. */
export function useMessageTime(): (at: number) => string {
  const { t } = useLingui();
  const format = useFormat();
  const { now } = useEnvironment();
  return (at) => {
    const today = now();
    if (today - at < minute) return t`刚刚`;
    if (format.sameDay(at, today)) return format.time(at);
    if (format.sameDay(at, today - day)) return t`昨天`;
    if (format.sameDay(at, today - 2 * day)) return t`前天`;
    return today - at < 7 * day ? format.weekday(at) : format.date(at);
  };
}
