import { useLingui } from '@lingui/react/macro';
import type { ChatTime } from './chatTime.ts';
import { useFormat } from './useFormat.ts';

/** Texts of an instant in ms UTC, as seen from `now`. */
export interface ChatTimeWords {
  /** For a list of conversations: 刚刚, 20:31, 昨天, 星期二, 2026/11/09. */
  short: (at: number, now: number) => string;
  /** For a line between messages, with the time of day from yesterday on: 昨天 21:04. */
  long: (at: number, now: number) => string;
}

/** Returns the texts of times in a chat (spec, "Time display"); `timeZone` is an IANA name, default the viewer's own. */
export function useChatTime(timeZone?: string): ChatTimeWords {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  const words = ({ kind, clock, day }: ChatTime) =>
    ({ justNow: t`刚刚`, today: clock, yesterday: t`昨天`, dayBefore: t`前天`, week: day, date: day })[kind];
  return {
    short: (at, now) => words(format.chatTime(at, now)),
    long: (at, now) => {
      const time = format.chatTime(at, now);
      return time.kind === 'justNow' || time.kind === 'today' ? words(time) : `${words(time)} ${time.clock}`;
    },
  };
}
