import { Popover } from '@base-ui/react/popover';
import { Bell } from 'lucide-react';
import { forwardRef, useId } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { EmojiText } from '../../pictures/Emoji/index.ts';
import { useChatTime } from '../../format/index.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { UnreadMark } from '../ConversationList/UnreadMark.tsx';
import type { MessagePreview } from './MessageBell.types.ts';
import * as css from './BellPanel.css.ts';
import { bare } from '../../theme/bare.css.ts';

export interface MessageGroupProps {
  /** Name of the group. */
  title: string;
  /** Newest first; with none the group is not shown. */
  messages: readonly MessagePreview[];
}

/** Conversations, or notices, under their heading; one that is followed closes the panel. */
export function MessageGroup({ title, messages }: MessageGroupProps) {
  const heading = useId();
  if (messages.length === 0) return null;
  return (
    <>
      <h3 id={heading} className={css.groupTitle}>
        {title}
      </h3>
      <ul className={bare} aria-labelledby={heading}>
        {messages.map((message) => (
          <li className={bare} key={message.id}>
            <Popover.Close nativeButton={false} role={undefined} className={css.link} render={<MessageLink message={message} />} />
          </li>
        ))}
      </ul>
    </>
  );
}

const MessageLink = forwardRef<HTMLAnchorElement, { message: MessagePreview }>(function MessageLink({ message, ...rest }, ref) {
  const time = useChatTime();
  const { now } = useEnvironment();
  const { id, kind, title, text, at, unread, href, avatarUrl, icon } = message;
  return (
    <a {...rest} ref={ref} href={href}>
      {kind === 'chat' ? (
        <Avatar seed={id} src={avatarUrl} size={36} />
      ) : (
        <span className={css.sign} aria-hidden="true">
          {icon ?? <Bell size={16} />}
        </span>
      )}
      <span className={css.what}>
        <span className={css.name} data-unread={unread > 0 || undefined}>
          {title}
        </span>
        <span className={css.text}>{kind === 'chat' ? <EmojiText text={text} size={16} /> : text}</span>
      </span>
      <span className={css.side}>
        <span className={css.time}>{time.short(at, now())}</span>
        <UnreadMark unread={unread} />
      </span>
    </a>
  );
});
