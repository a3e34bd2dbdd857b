import { Trans } from '@lingui/react/macro';
import { useChatTime, useFormat, useNow } from '../../format/index.ts';
import { floating, line, unread } from './DateLine.css.ts';

export interface DateLineProps {
  /** ms UTC of the message below it. */
  at: number;
  /** `between` messages, `floating` over them while one scrolls, `unread` before the first that was not read; default `between`. */
  kind?: 'between' | 'floating' | 'unread';
  /** IANA name, default the viewer's own. */
  timeZone?: string;
}

/** The time between messages: 刚刚, 20:31, 昨天 21:04 (spec, "Time display"); it stays right while the page is open. */
export function DateLine({ at, kind = 'between', timeZone }: DateLineProps) {
  const now = useNow(30_000);
  const words = useChatTime(timeZone);
  const { time } = useFormat(timeZone);
  const clock = time(at);
  if (kind === 'unread') {
    return (
      <div className={unread}>
        <span>
          <Trans>{clock} 起是新消息</Trans>
        </span>
      </div>
    );
  }
  const shown = (
    <time className={kind === 'floating' ? floating : undefined} dateTime={new Date(at).toISOString()}>
      {kind === 'floating' ? words.short(at, now) : words.long(at, now)}
    </time>
  );
  return kind === 'floating' ? shown : <div className={line}>{shown}</div>;
}
