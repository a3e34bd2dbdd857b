import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { forwardRef, useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { ChatBubble, type ChatMessage, type MessageActs } from '../ChatBubble/index.ts';
import { DateLine } from '../DateLine/index.ts';
import { useEffectEvent } from '../../theme/UiProvider/effectEvent.ts';
import {
  box,
  content as contentStyle,
  float,
  follows,
  frame,
  newest,
  row as rowStyle,
  scrollArea,
  setOff,
  toUnread,
} from './MessageList.css.ts';
import { Earlier, MessageListEmpty, MessageListFailed, MessageListSkeleton, Typing, type EarlierState } from './MessageListStates.tsx';
import { messageRows } from './messageRows.ts';
import { useMessageWindow } from './useMessageWindow.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Messages of one page of history (spec section 9). */
export const messagePageSize = 15;

export interface MessageListProps extends RootProps {
  /** Oldest first; a page of older ones is put in front, new ones at the end. Remount it (by `key`) for another conversation. */
  messages: readonly ChatMessage[];
  /** Load state of the conversation; default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** State of the messages before the first one; default `none`. */
  earlier?: EarlierState;
  /** Called when the reader nears the first message: load a page of 15. Called while `earlier` is `more`, and by the retry of `failed`. */
  onEarlier?: () => void;
  /** Tries the whole conversation again. */
  onRetry?: () => void;
  /** Id of the first message that was not read. */
  unreadFrom?: string;
  /** Id of a message to go to and to set off, such as one that was searched for, as soon as it is among `messages`. */
  lookAt?: string;
  /** The other side is writing now; default false. */
  typing?: boolean;
  /** Names above messages, as in a group; default false. */
  named?: boolean;
  /** Addresses may be followed; default false. */
  trusted?: boolean;
  acts?: MessageActs;
  /** IANA name of the zone of times, default the viewer's own. */
  timeZone?: string;
}

/** A conversation, filling its parent: follows the newest message until the reader scrolls up, then keeps its position to the pixel. */
export const MessageList = forwardRef<HTMLDivElement, MessageListProps>(function MessageList(
  { status = 'ready', messages, onRetry, ...rest },
  ref,
) {
  if (status === 'loading' && messages.length === 0)
    return (
      <div className={frame} ref={ref} {...rootOf(rest)}>
        <MessageListSkeleton />
      </div>
    );
  if (status === 'error' && messages.length === 0)
    return (
      <div className={frame} ref={ref} {...rootOf(rest)}>
        <MessageListFailed onRetry={onRetry} />
      </div>
    );
  return <Conversation ref={ref} messages={messages} {...rest} />;
});

const Conversation = forwardRef<HTMLDivElement, Omit<MessageListProps, 'status' | 'onRetry'>>(function Conversation(
  { messages, earlier = 'none', onEarlier, unreadFrom, lookAt, typing = false, named, trusted, acts, timeZone, ...root },
  ref,
) {
  const { t } = useLingui();
  const laid = useMemo(() => messageRows(messages, unreadFrom), [messages, unreadFrom]);
  const { rows, fromFirst, stuck, unseen, floatingAt, scroller, content, onScroll, toBottom, toFirst, jumpTo } = useMessageWindow(
    laid,
    () => earlier === 'more' && onEarlier?.(),
  );
  const [jumpedTo, setJumpedTo] = useState<string>();
  const unreadPlace = unreadFrom === undefined || jumpedTo === unreadFrom ? -1 : messages.findIndex(({ id }) => id === unreadFrom);
  const unread = unreadPlace < 0 ? 0 : messages.length - unreadPlace;

  const isThere = lookAt !== undefined && messages.some(({ id }) => id === lookAt);
  const goTo = useEffectEvent(jumpTo);
  useEffect(() => {
    if (isThere && lookAt !== undefined) goTo(lookAt);
  }, [isThere, lookAt]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    if (event.key === 'Home') toFirst();
    else toBottom();
  };
  const handleUnread = () => {
    if (unreadFrom === undefined) return;
    setJumpedTo(unreadFrom);
    jumpTo(unreadFrom);
  };
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      <div className={box}>
        <div
          ref={scroller}
          className={scrollArea}
          role="log"
          aria-label={t`聊天记录`}
          tabIndex={0}
          onScroll={onScroll}
          onKeyDown={handleKeyDown}
        >
          <div ref={content} className={contentStyle}>
            {messages.length === 0 ? <MessageListEmpty /> : fromFirst && <Earlier state={earlier} onRetry={onEarlier} />}
            {rows.map((row) => (
              <div key={row.message.id} className={row.follows ? follows : rowStyle}>
                {row.timed && <DateLine at={row.message.at} timeZone={timeZone} />}
                {row.firstUnread && <DateLine kind="unread" at={row.message.at} timeZone={timeZone} />}
                <div data-id={row.message.id} className={row.message.id === lookAt ? setOff : undefined}>
                  <ChatBubble message={row.message} follows={row.follows} named={named} trusted={trusted} acts={acts} timeZone={timeZone} />
                </div>
              </div>
            ))}
            {typing && <Typing />}
          </div>
        </div>
      </div>
      {floatingAt !== undefined && (
        <div className={float} aria-hidden="true">
          <DateLine kind="floating" at={floatingAt} timeZone={timeZone} />
        </div>
      )}
      {unread > messagePageSize && (
        <button type="button" className={toUnread} onClick={handleUnread}>
          <ArrowUp size={16} aria-hidden />
          <Plural value={unread} other="# 条未读" />
        </button>
      )}
      {!stuck && (
        <button type="button" className={newest} onClick={toBottom}>
          <ArrowDown size={16} aria-hidden />
          {unseen > 0 ? <Plural value={unseen} other="# 条新消息" /> : <Trans>回到最新</Trans>}
        </button>
      )}
    </div>
  );
});
