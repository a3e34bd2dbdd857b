import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { forwardRef } from 'react';
import { HeaderAction } from '../../frame/Header/HeaderAction.tsx';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { useUnreadNews } from './useUnreadNews.ts';
import { rootOf } from '../../theme/root.ts';
import type { MessageBellProps } from './MessageBell.types.ts';

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
