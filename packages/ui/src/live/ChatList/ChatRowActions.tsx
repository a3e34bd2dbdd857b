import { useLingui } from '@lingui/react/macro';
import { AtSign, Copy, Eraser, Flag, Pin } from 'lucide-react';
import type { CSSProperties } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { actions } from './ChatList.css.ts';
import type { ChatHornRow, ChatMessageRow } from './chatRow.ts';

/** Actions on a comment; one that is left out is not offered. */
export interface ChatRowActs {
  /** Answers: the composer takes `@nickname`. */
  onReply?: (row: ChatMessageRow | ChatHornRow) => void;
  /** Copies the text. */
  onCopy?: (row: ChatMessageRow | ChatHornRow) => void;
  onReport?: (row: ChatMessageRow | ChatHornRow) => void;
  /** Pins a message above the chat, for the room's moderators. */
  onPin?: (row: ChatMessageRow) => void;
  /** Withdraws a message from the room, for its moderators. */
  onWithdraw?: (row: ChatMessageRow) => void;
}

/** The acts of the row that is pointed at or focused; there is one set for the whole list. */
export function ChatRowActions({
  row,
  top,
  onReply,
  onCopy,
  onReport,
  onPin,
  onWithdraw,
}: ChatRowActs & { row: ChatMessageRow | ChatHornRow; top: number }) {
  const { t } = useLingui();
  const { nickname } = row;
  const own = row.kind === 'message' && row.mark === 'own';
  return (
    <div className={actions} role="toolbar" aria-label={t`对这句话`} style={{ '--row-top': `${top}px` } as CSSProperties}>
      {onReply && !own && (
        <IconButton size="s" label={t`回复 ${nickname}`} icon={<AtSign size={16} aria-hidden />} onClick={() => onReply(row)} />
      )}
      {onCopy && <IconButton size="s" label={t`复制`} icon={<Copy size={16} aria-hidden />} onClick={() => onCopy(row)} />}
      {onPin && row.kind === 'message' && (
        <IconButton
          size="s"
          label={t({ id: 'room.pin', message: '置顶' })}
          icon={<Pin size={16} aria-hidden />}
          onClick={() => onPin(row)}
        />
      )}
      {onWithdraw && row.kind === 'message' && !own && (
        <IconButton size="s" label={t`撤下`} icon={<Eraser size={16} aria-hidden />} onClick={() => onWithdraw(row)} />
      )}
      {onReport && !own && <IconButton size="s" label={t`举报`} icon={<Flag size={16} aria-hidden />} onClick={() => onReport(row)} />}
    </div>
  );
}
