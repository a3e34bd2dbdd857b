import { useLingui } from '@lingui/react/macro';
import { forwardRef, memo, type ReactNode, useState } from 'react';
import { type MenuEntry, Menu } from '../../overlays/Menu/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { BubbleCard } from './BubbleCard.tsx';
import { BubbleFile } from './BubbleFile.tsx';
import { BubbleImage } from './BubbleImage.tsx';
import { BubbleMark, BubbleNote } from './BubbleState.tsx';
import { BubbleText } from './BubbleText.tsx';
import { author as authorLine, foot, portrait, portraitButton, recalled, side as sides, stack } from './ChatBubble.css.ts';
import type { ChatMessage } from './message.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { Ellipsis } from 'lucide-react';
import { opener } from './BubbleMenu.css.ts';
import { bare } from '../../theme/bare.css.ts';

interface BubbleMenuProps {
  message: ChatMessage;
  entriesOf: (message: ChatMessage) => readonly MenuEntry[];
}

/** The button beside a message; its menu is mounted on the first press only, because a page has a hundred of them. */
function BubbleMenu({ message, entriesOf }: BubbleMenuProps) {
  const { t } = useLingui();
  const [pressed, setPressed] = useState(false);
  const button = (
    <button
      type="button"
      className={opener}
      aria-label={t`对这条消息`}
      aria-haspopup="menu"
      // Another element replaces it after the press, and takes over the focus.
      autoFocus={pressed}
      onClick={() => setPressed(true)}
    >
      <Ellipsis size={16} aria-hidden />
    </button>
  );
  return pressed ? <Menu trigger={button} entries={entriesOf(message)} defaultOpen align="end" /> : button;
}

/** Actions on a message; one that is left out is not offered. */
export interface MessageActs {
  onResend?: (message: ChatMessage) => void;
  /** Takes a message that did not arrive out of the list. */
  onDelete?: (message: ChatMessage) => void;
  /** A picture was pressed: show it in full. */
  onOpenImage?: (message: ChatMessage) => void;
  onDownload?: (message: ChatMessage) => void;
  /** Stops the transfer of a file. */
  onCancel?: (message: ChatMessage) => void;
  onOpenCard?: (message: ChatMessage) => void;
  /** Further menu entries, behind a button beside the message; called when the button is pressed. */
  entriesOf?: (message: ChatMessage) => readonly MenuEntry[];
  /** A portrait was pressed. */
  onOpenAuthor?: (message: ChatMessage) => void;
}

export interface ChatBubbleProps extends RootProps {
  message: ChatMessage;
  /** Follows another message of the same sender closely: without portrait and name; default false. */
  follows?: boolean;
  /** Shows name and time of day above the first of a sender, as in a group; default false. */
  named?: boolean;
  /** Whether addresses become links, because the sender is a friend. Default false: they stay plain text. */
  trusted?: boolean;
  acts?: MessageActs;
  /** IANA name of the zone of its time, default the viewer's own. */
  timeZone?: string;
  /** Custom body in place of the one in `message`; sender, time, state and actions stay around it. */
  children?: ReactNode;
}

const none: MessageActs = {};

function Body({ message, trusted, acts }: { message: ChatMessage; trusted: boolean; acts: MessageActs }): ReactNode {
  const { body, side } = message;
  const bound = (act: ((message: ChatMessage) => void) | undefined) => act && (() => act(message));
  switch (body.type) {
    case 'text':
      return <BubbleText body={body} side={side} linked={trusted || side === 'own'} />;
    case 'image':
      return <BubbleImage body={body} side={side} onOpen={bound(acts.onOpenImage)} />;
    case 'file':
      return <BubbleFile body={body} side={side} onDownload={bound(acts.onDownload)} onCancel={bound(acts.onCancel)} />;
    case 'tip':
      return null;
    case 'card':
      return <BubbleCard body={body} side={side} onOpen={bound(acts.onOpenCard)} />;
  }
}

/** One message of a conversation: picture, text, file or card, with its sender, its time and its delivery state. */
export const ChatBubble = memo(
  forwardRef<HTMLDivElement, ChatBubbleProps>(function ChatBubble(
    { message, follows = false, named = false, trusted = false, acts = none, timeZone, children, ...root },
    ref,
  ) {
    const { t } = useLingui();
    const format = useFormat(timeZone);
    const { side, author, status } = message;
    const name = author.name.trim() || t`未命名用户`;
    if (status === 'recalled')
      return (
        <p className={recalled} ref={ref} {...rootOf(root)}>
          {side === 'own' ? t`你撤回了一条消息` : t`${name} 撤回了一条消息`}
        </p>
      );
    if (message.body.type === 'tip')
      return (
        <p className={recalled} ref={ref} {...rootOf(root)}>
          {message.body.text}
        </p>
      );
    const face = <Avatar seed={author.seed ?? author.id} src={author.avatar} size={36} />;
    const { onOpenAuthor, onResend, onDelete, entriesOf } = acts;
    return (
      <div className={sides[side]} ref={ref} {...rootOf(root)}>
        <div className={portrait}>
          {!follows &&
            (onOpenAuthor ? (
              <button type="button" className={portraitButton} aria-label={t`${name} 的资料`} onClick={() => onOpenAuthor(message)}>
                {face}
              </button>
            ) : (
              face
            ))}
        </div>
        <div className={stack[side]}>
          {named && !follows ? (
            <div className={authorLine}>
              <span>{side === 'own' ? t`我` : name}</span>
              <time className={bare} dateTime={new Date(message.at).toISOString()}>
                {format.time(message.at)}
              </time>
            </div>
          ) : (
            <span className={visuallyHidden}>
              {side === 'own' ? t`我` : name} {format.time(message.at)}
            </span>
          )}
          <div className={foot[side]}>
            {children ?? <Body message={message} trusted={trusted} acts={acts} />}
            <BubbleMark message={message} />
            {entriesOf && status !== 'sending' && <BubbleMenu message={message} entriesOf={entriesOf} />}
          </div>
          <BubbleNote message={message} onResend={onResend && (() => onResend(message))} onDelete={onDelete && (() => onDelete(message))} />
        </div>
      </div>
    );
  }),
);
