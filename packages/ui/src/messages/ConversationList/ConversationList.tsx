import { useLingui } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import { forwardRef, memo, useState, type ReactNode, type UIEvent } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { useChatTime, useNow } from '../../format/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { ContactFace } from './ContactFace.tsx';
import { ContactTag } from './ContactTag.tsx';
import { sortConversations, type Conversation } from './conversation.ts';
import { body, bones, corner, frame, item, list as listStyle, middle, muted as mutedIcon, time } from './ConversationList.css.ts';
import { fallbackName, line, name as nameStyle, slot } from '../../theme/recipes/people.css.ts';
import { ConversationPreview } from './ConversationPreview.tsx';
import { UnreadMark } from './UnreadMark.tsx';
import { useRoving } from './useRoving.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Number of conversations rendered at first and added near the end; a thousand at once would block the page. */
const step = 60;
/** Pixels before the end within which more get nodes. */
const near = 600;

export interface ConversationListProps extends RootProps {
  /** In any order: pinned ones are put first, then the newest. */
  conversations: readonly Conversation[];
  /** `loading` keeps the place of a list that is empty still, `error` offers to ask again; default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** Id of the one that is open; null while none is. */
  value?: string | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string | null;
  onValueChange?: (id: string) => void;
  onRetry?: () => void;
  /** Reason for an empty list: the search found nothing, or nobody has written yet; default `none`. */
  empty?: 'none' | 'notFound';
  /** Above the list: a search box, filters. */
  head?: ReactNode;
  /** IANA name of the zone of times, default the viewer's own. */
  timeZone?: string;
}

/** The reader's conversations: the other side, the last message, its time, and the unread count. */
export const ConversationList = forwardRef<HTMLDivElement, ConversationListProps>(function ConversationList(
  {
    conversations,
    status = 'ready',
    value: given,
    defaultValue = null,
    onValueChange: notifyChange,
    onRetry,
    empty = 'none',
    head,
    timeZone,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState<string | null, string>(given, defaultValue, notifyChange);
  const [most, setMost] = useState(step);
  const sorted = sortConversations(conversations);
  const shown = sorted.length > most ? sorted.slice(0, most) : sorted;
  const handleScroll = ({ currentTarget: box }: UIEvent) => {
    if (sorted.length > most && box.scrollHeight - box.clientHeight - box.scrollTop < near) setMost(most + step);
  };
  const { list, onKeyDown, tabIndexOf } = useRoving(
    shown.map(({ id }) => id),
    value,
    onValueChange,
  );
  const waiting = status === 'loading' && shown.length === 0;
  const failed = status === 'error' && shown.length === 0;
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      {head && <div className={slot}>{head}</div>}
      {waiting && <ConversationBones />}
      {failed && (
        <div className={middle}>
          <ErrorState title={t`会话没能送到`} onRetry={onRetry} />
        </div>
      )}
      {!waiting && !failed && shown.length === 0 && (
        <div className={middle}>
          {empty === 'notFound' ? (
            <EmptyState title={t`没有找到`}>{t`换个名字试试`}</EmptyState>
          ) : (
            <EmptyState title={t`还没有会话`}>{t`去看台上认识几个球迷`}</EmptyState>
          )}
        </div>
      )}
      {shown.length > 0 && (
        <div ref={list} className={listStyle} role="listbox" aria-label={t`会话`} onKeyDown={onKeyDown} onScroll={handleScroll}>
          {shown.map((conversation) => (
            <Item
              key={conversation.id}
              conversation={conversation}
              selected={conversation.id === value}
              tabIndex={tabIndexOf(conversation.id)}
              timeZone={timeZone}
              onSelect={onValueChange}
            />
          ))}
        </div>
      )}
    </div>
  );
});

interface ItemProps {
  conversation: Conversation;
  selected: boolean;
  tabIndex: number;
  timeZone?: string;
  onSelect: (id: string) => void;
}

const Item = memo(function Item({ conversation, selected, tabIndex, timeZone, onSelect }: ItemProps) {
  const { t } = useLingui();
  const now = useNow(30_000);
  const { short } = useChatTime(timeZone);
  const { id, label, last, unread = 0, muted = false, pinned = false } = conversation;
  const name = conversation.name.trim();
  return (
    <div
      className={item({ pinned })}
      role="option"
      aria-selected={selected}
      tabIndex={tabIndex}
      data-option={id}
      onClick={() => onSelect(id)}
    >
      {pinned && (
        <span className={corner}>
          <span className={visuallyHidden}>{t`已置顶`}</span>
        </span>
      )}
      <ContactFace {...conversation} />
      <span className={body}>
        <span className={line}>
          <span className={name ? nameStyle : fallbackName} title={name || t`未命名用户`}>
            {name || t`未命名用户`}
          </span>
          {label && <ContactTag label={label} />}
          {last && (
            <time className={time} dateTime={new Date(last.at).toISOString()}>
              {short(last.at, now)}
            </time>
          )}
        </span>
        <span className={line}>
          <ConversationPreview {...conversation} />
          {muted && <BellOff className={mutedIcon} size={14} role="img" aria-label={t`消息免打扰`} />}
          <UnreadMark unread={unread} quiet={muted} />
        </span>
      </span>
    </div>
  );
});

function ConversationBones() {
  const { t } = useLingui();
  return (
    <div className={listStyle} role="status" aria-label={t`努力加载中`}>
      {[140, 180, 120, 160, 150, 130].map((width) => (
        <div key={width} className={bones}>
          <Skeleton shape="circle" width={44} />
          <span className={body}>
            <Skeleton width={width * 0.6} />
            <Skeleton width={width} height={12} />
          </span>
        </div>
      ))}
    </div>
  );
}
