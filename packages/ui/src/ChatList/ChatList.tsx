import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import { EmptyState } from '../EmptyState/index.ts';
import { column, empty, frame, newest, scrollArea } from './ChatList.css.ts';
import type { ChatLog } from './chatLog.ts';
import type { ChatMessageRow } from './chatRow.ts';
import { ChatRowView } from './ChatRowView.tsx';
import { useChatWindow } from './useChatWindow.ts';

export interface ChatListProps {
  /** Made by `createChatLog`; the list follows it ten times a second. */
  log: ChatLog;
  /** A nickname was pressed; without it nicknames are plain words. */
  onSpeaker?: (row: ChatMessageRow) => void;
}

/** The talk of a room, filling its parent: follows the newest row until the reader scrolls up, and then stands still. */
export function ChatList({ log, onSpeaker }: ChatListProps) {
  const { t } = useLingui();
  const { rows, stuck, unseen, scroller, onScroll, toBottom } = useChatWindow(log);
  return (
    <div className={frame}>
      <div ref={scroller} className={scrollArea} role="log" aria-label={t`聊天`} tabIndex={0} onScroll={onScroll}>
        <div className={column}>
          {rows.map((row) => (
            <ChatRowView key={row.id} row={row} onSpeaker={onSpeaker} />
          ))}
        </div>
      </div>
      {rows.length === 0 && (
        <div className={empty}>
          <EmptyState title={t`还没有人说话`}>{t`第一句由你来`}</EmptyState>
        </div>
      )}
      {!stuck && (
        <button type="button" className={newest} onClick={toBottom}>
          <ArrowDown size={16} aria-hidden />
          {unseen > 0 ? <Plural value={unseen} other="# 条新消息" /> : <Trans>回到最新</Trans>}
        </button>
      )}
    </div>
  );
}
