import { useLingui } from '@lingui/react/macro';
import { ExternalLink, LoaderCircle, MessageCircle, Minus, X } from 'lucide-react';
import { forwardRef, useEffect, useImperativeHandle, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { HeaderAction } from '../../frame/Header/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { UnreadMark } from '../ConversationList/UnreadMark.tsx';
import {
  act,
  acts,
  columns,
  composer as composerStyle,
  head,
  launcher,
  launcherWord,
  lost,
  main,
  messages as messagesStyle,
  middle,
  panel,
  side,
  spinner,
  title,
} from './MessagePanel.css.ts';
import { useControllableOpen, type OpenProps } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface MessagePanelProps extends OpenProps, RootProps {
  /** Whether it begins open, else as the button that opens it, where `open` is left out (uncontrolled); default false. */
  defaultOpen?: boolean;
  /** Takes panel and button off the page; without it there is no cross. */
  onClose?: () => void;
  /** Messages that were not read, in all conversations. */
  unread?: number;
  /** A `ConversationList`. */
  conversations: ReactNode;
  /** The `MessageList` of the open conversation; without it one is asked to choose. */
  messages?: ReactNode;
  /** The `MessageComposer` of the open conversation. */
  composer?: ReactNode;
  /** Address of the page with the whole messenger. */
  href?: string;
  /**
   * Element that the button is rendered into, such as a place among the tools of the header, whose look it then has:
   * over a page it would lie on controls. Default the place of the panel.
   */
  launcherPlace?: Element | null;
  /** The connection is lost: number of the current attempt. */
  reconnecting?: number;
}

/**
 * The direct messages over any page: conversations at the side, the open one beside them; minimised it is a button.
 * The page chooses its place.
 */
export const MessagePanel = forwardRef<HTMLElement, MessagePanelProps>(function MessagePanel(
  {
    open: given,
    defaultOpen,
    onOpenChange,
    onClose,
    unread = 0,
    conversations,
    messages,
    composer,
    href,
    launcherPlace,
    reconnecting,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const heading = t({ message: '私信', context: 'title of the messenger' });
  const [open, setOpen] = useControllableOpen({ open: given, defaultOpen, onOpenChange });
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => (open ? box : button).current as HTMLElement);
  const was = useRef(open);
  // The focus follows the person's act, and is left alone on the first render.
  useEffect(() => {
    if (was.current === open) return;
    was.current = open;
    (open ? box : button).current?.focus();
  }, [open]);

  if (!open && launcherPlace) {
    return createPortal(
      <HeaderAction
        ref={button}
        icon={<MessageCircle size={20} aria-hidden />}
        iconOnly
        count={unread}
        onClick={() => setOpen(true)}
        {...rootOf(root)}
      >
        {unread > 0 ? t`${heading}，${unread} 条未读` : heading}
      </HeaderAction>,
      launcherPlace,
    );
  }
  if (!open) {
    return (
      <button ref={button} type="button" className={launcher} onClick={() => setOpen(true)} {...rootOf(root)}>
        <MessageCircle size={20} aria-hidden />
        <span className={launcherWord}>{heading}</span>
        <UnreadMark unread={unread} />
      </button>
    );
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false);
  };
  return (
    <div ref={box} className={panel} role="dialog" aria-label={heading} tabIndex={-1} onKeyDown={handleKeyDown} {...rootOf(root)}>
      <div className={head}>
        <MessageCircle size={20} aria-hidden />
        <h2 className={title}>{heading}</h2>
        <UnreadMark unread={unread} />
        <span className={acts}>
          {href && (
            <a className={act} href={href} aria-label={t`在整页打开`}>
              <ExternalLink size={16} aria-hidden />
            </a>
          )}
          <button type="button" className={act} aria-label={t`最小化`} onClick={() => setOpen(false)}>
            <Minus size={16} aria-hidden />
          </button>
          {onClose && (
            <button type="button" className={act} aria-label={t`关闭`} onClick={onClose}>
              <X size={16} aria-hidden />
            </button>
          )}
        </span>
      </div>
      <div className={columns}>
        <div className={side}>{conversations}</div>
        <div className={main}>
          {reconnecting !== undefined && (
            <div className={lost} role="status">
              <LoaderCircle className={spinner} size={16} aria-hidden />
              {t`连接断开，正在重新连接（第 ${reconnecting} 次）`}
            </div>
          )}
          {messages ? (
            <div className={messagesStyle}>{messages}</div>
          ) : (
            <div className={middle}>
              <EmptyState title={t`选一个会话，接着聊`} />
            </div>
          )}
          {composer && <div className={composerStyle}>{composer}</div>}
        </div>
      </div>
    </div>
  );
});
