import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import { forwardRef, useEffect, type KeyboardEvent, type MouseEvent } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { column, coming, empty, failed, frame, newest, scrollArea } from './ChatList.css.ts';
import type { ChatLog } from './chatLog.ts';
import type { ChatRow, ChatSpokenRow } from './chatRow.ts';
import { ChatRowActions, type ChatRowActs } from './ChatRowActions.tsx';
import { ChatRowView } from './ChatRowView.tsx';
import { useActiveRow } from './useActiveRow.ts';
import { useChatWindow } from './useChatWindow.ts';
import { useSpokenRows } from './useSpokenRows.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface ChatListProps extends ChatRowActs, RootProps {
  /** Made by `createChatLog`; the list follows it ten times a second. */
  log: ChatLog;
  /** Called when a nickname is pressed: open a `UserCard` at it. Without it nicknames are plain text. */
  onSpeaker?: (row: ChatSpokenRow, nickname: Element) => void;
  /**
   * Load state of earlier comments: `loading` reserves their place, `error` shows above newer comments, or in place of an empty list;
   * default `ready`.
   */
  status?: 'ready' | 'loading' | 'error';
  /** Called to load earlier comments again. */
  onRetry?: () => void;
  /** Stops the list from scrolling, as while a card is open at one of its rows; default false. */
  held?: boolean;
  /** Whether the reader may speak now; an empty list then invites them to. Default true. */
  canSpeak?: boolean;
}

const spoken = (row: ChatRow | undefined): row is ChatSpokenRow => row !== undefined && 'memberId' in row;

/** The chat of a room, filling its parent: it follows the newest row until the reader points at it or scrolls up, and then stops. */
export const ChatList = forwardRef<HTMLDivElement, ChatListProps>(function ChatList(
  { log, status = 'ready', onRetry, onSpeaker, held = false, canSpeak = true, ...acts },
  ref,
) {
  const { t } = useLingui();
  const colon = t({ message: '：', comment: 'between a nickname and the words' });
  const { rows, stuck, unseen, scroller, column: inner, onScroll, toBottom, hold } = useChatWindow(log);
  useSpokenRows(log, status === 'loading');
  const { active, onScrolled, ...row } = useActiveRow(scroller, hold);
  const chosen = active && rows.find(({ id }) => id === active.id);
  const hasActs = Boolean(acts.onReply ?? acts.onCopy ?? acts.onReport ?? acts.onPin ?? acts.onWithdraw);

  useEffect(() => {
    if (!held) return;
    hold(true);
    return () => hold(false);
  }, [held, hold]);

  const speakerAt = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    const found = element && rows.find(({ id }) => id === element.dataset.row);
    const nickname = element?.querySelector('[data-nick]');
    if (spoken(found ?? undefined) && nickname) onSpeaker?.(found as ChatSpokenRow, nickname);
  };
  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-nick]')) speakerAt(event.target);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.dataset.row !== undefined) speakerAt(event.target);
    row.onKeyDown(event);
  };
  const handleScroll = () => {
    onScrolled();
    onScroll();
  };
  return (
    <div className={frame} {...row} onKeyDown={handleKeyDown} ref={ref} {...rootOf(acts)}>
      {status === 'error' && (
        <div className={failed}>
          <ErrorState layout="row" title={t`之前的聊天没能送到`} onRetry={onRetry} />
        </div>
      )}
      <div
        ref={scroller}
        className={scrollArea}
        role="log"
        // Sums of it are read instead: a busy room would drown goals.
        aria-live="off"
        aria-label={t`聊天`}
        tabIndex={0}
        onScroll={handleScroll}
        onClick={handleClick}
      >
        <div ref={inner} className={column}>
          {rows.map((shown) => (
            <ChatRowView key={shown.id} row={shown} pressable={onSpeaker !== undefined} colon={colon} />
          ))}
        </div>
      </div>
      {hasActs && active && (chosen?.kind === 'message' || chosen?.kind === 'horn') && (
        <ChatRowActions row={chosen} top={active.top} {...acts} />
      )}
      {status === 'loading' && rows.length === 0 && (
        <div className={coming}>
          <Skeleton lines={8} height={14} />
        </div>
      )}
      {status === 'ready' && rows.length === 0 && (
        <div className={empty}>
          <EmptyState title={t`还没有人说话`}>{canSpeak ? t`第一句由你来` : t`有人说话就会出现在这里`}</EmptyState>
        </div>
      )}
      {(!stuck || unseen > 0) && (
        <button type="button" className={newest} onClick={toBottom}>
          <ArrowDown size={16} aria-hidden />
          {unseen > 0 ? <Plural value={unseen} other="# 条新消息" /> : <Trans>回到最新</Trans>}
        </button>
      )}
    </div>
  );
});
