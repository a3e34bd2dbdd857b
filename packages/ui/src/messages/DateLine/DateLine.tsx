import { Trans } from '@lingui/react/macro';
import { forwardRef, type Ref } from 'react';
import { useChatTime, useFormat, useNow } from '../../format/index.ts';
import { floating, line, unread } from './DateLine.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface DateLineProps extends RootProps {
  /** ms UTC of the message below it. */
  at: number;
  /** `between` messages, `floating` over them while one scrolls, `unread` before the first that was not read; default `between`. */
  kind?: 'between' | 'floating' | 'unread';
  /** IANA name, default the viewer's own. */
  timeZone?: string;
}

/** The time between messages: 刚刚, 20:31, 昨天 21:04 (spec, "Time display"); it stays right while the page is open. */
export const DateLine = forwardRef<HTMLElement, DateLineProps>(function DateLine({ at, kind = 'between', timeZone, ...root }, ref) {
  const now = useNow(30_000);
  const words = useChatTime(timeZone);
  const { time } = useFormat(timeZone);
  const clock = time(at);
  if (kind === 'unread') {
    return (
      <div className={unread} ref={ref as Ref<HTMLDivElement>} {...rootOf(root)}>
        <span>
          <Trans>{clock} 起是新消息</Trans>
        </span>
      </div>
    );
  }
  const isFloating = kind === 'floating';
  const shown = (
    <time
      className={isFloating ? floating : undefined}
      dateTime={new Date(at).toISOString()}
      {...(isFloating && { ref: ref as Ref<HTMLTimeElement>, ...rootOf(root) })}
    >
      {isFloating ? words.short(at, now) : words.long(at, now)}
    </time>
  );
  return isFloating ? (
    shown
  ) : (
    <div className={line} ref={ref as Ref<HTMLDivElement>} {...rootOf(root)}>
      {shown}
    </div>
  );
});
