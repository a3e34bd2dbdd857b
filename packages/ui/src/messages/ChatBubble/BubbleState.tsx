import { useLingui } from '@lingui/react/macro';
import { Check, CheckCheck, CircleAlert, LoaderCircle } from 'lucide-react';
import { spinner } from './BubbleState.css.ts';
import { act, mark, note, plainAct, read, unread } from './ChatBubble.css.ts';
import type { ChatMessage } from './message.ts';

/** Mark beside an own message: sending, read, unread, or failed. */
export function BubbleMark({ message }: { message: ChatMessage }) {
  const { t } = useLingui();
  const { status = 'sent' } = message;
  if (status === 'sending') {
    return (
      <span className={read}>
        <LoaderCircle className={spinner} size={14} aria-hidden />
        {t`发送中`}
      </span>
    );
  }
  if (status !== 'sent') {
    return (
      <span className={mark}>
        <CircleAlert size={20} aria-hidden />
      </span>
    );
  }
  if (message.side === 'other' || message.read === undefined) return null;
  return (
    <span className={message.read ? read : unread}>
      {message.read ? <CheckCheck size={14} aria-hidden /> : <Check size={14} aria-hidden />}
      {message.read ? t`已读` : t`未读`}
    </span>
  );
}

export interface BubbleNoteProps {
  message: ChatMessage;
  onResend?: () => void;
  onDelete?: () => void;
}

/** Note under a failed message: the reason, and what to do. */
export function BubbleNote({ message, onResend, onDelete }: BubbleNoteProps) {
  const { t } = useLingui();
  if (message.status !== 'failed' && message.status !== 'blocked') return null;
  return (
    <div className={note}>
      <span role="status">{message.reason ?? (message.status === 'failed' ? t`发送失败` : t`对方不接收你的消息`)}</span>
      {message.status === 'failed' && onResend && (
        <button type="button" className={act} onClick={onResend}>
          {t`重新发送`}
        </button>
      )}
      {onDelete && (
        <button type="button" className={plainAct} onClick={onDelete}>
          {t`删除`}
        </button>
      )}
    </div>
  );
}
