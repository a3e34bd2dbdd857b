import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { forwardRef, useState } from 'react';
import { HeaderAction } from '../../frame/Header/HeaderAction.tsx';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { rootOf } from '../../theme/root.ts';
import type { MessageBellProps } from './MessageBell.types.ts';

/** Tracks news of the unread count while it is shown: `more` arrived, or `none` are left. A count that only shrinks is no news. */
function useUnreadNews(unread: number): 'more' | 'none' | undefined {
  const [before, setBefore] = useState(unread);
  const [news, setNews] = useState<'more' | 'none'>();
  if (unread !== before) {
    setBefore(unread);
    if (unread > before) setNews('more');
    else setNews(unread === 0 ? 'none' : undefined);
  }
  return news;
}

const load = () => import('./BellPanel.tsx');

/**
 * The bell of the header: the unread count, and in its panel the latest messages. New messages are announced politely.
 * The panel's code loads when the bell is first approached.
 */
export const MessageBell = forwardRef<HTMLButtonElement, MessageBellProps>(function MessageBell(props, ref) {
  const { t } = useLingui();
  const { unread } = props;
  const { Loaded, approach, pressed } = useDeferred(load, props);
  const news = useUnreadNews(unread);
  const name = unread > 0 ? t`消息，${unread} 条未读` : t`消息`;
  const trigger = (
    <HeaderAction
      iconOnly
      count={unread}
      icon={<Bell size={20} aria-hidden />}
      aria-haspopup="dialog"
      {...approach}
      ref={ref}
      {...rootOf(props)}
    >
      {name}
    </HeaderAction>
  );
  return (
    <>
      {Loaded ? <Loaded {...props} trigger={trigger} pressed={pressed} /> : trigger}
      <span role="status" className={visuallyHidden}>
        {news === 'more' && name}
        {news === 'none' && t`消息都已读`}
      </span>
    </>
  );
});
