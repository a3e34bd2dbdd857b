import { useLingui } from '@lingui/react/macro';
import { memo, type CSSProperties } from 'react';
import { badge, emoji, event, eventNote, eventScore, eventText, mention, minute, nickname, row, rowMark, system } from './ChatList.css.ts';
import type { ChatEventRow, ChatMessageRow, ChatRow, ChatToken } from './chatRow.ts';

export interface ChatRowViewProps {
  row: ChatRow;
  /** A nickname was pressed; without it nicknames are plain words. */
  onSpeaker?: (row: ChatMessageRow) => void;
}

function Token({ token }: { token: ChatToken }) {
  if (token.kind === 'emoji') return <img className={emoji} src={token.src} alt={token.name} width={20} height={20} />;
  return token.kind === 'mention' ? <b className={mention}>{token.text}</b> : token.text;
}

function Message({ row: message, onSpeaker }: { row: ChatMessageRow; onSpeaker?: ChatRowViewProps['onSpeaker'] }) {
  const { t } = useLingui();
  const { nickname: name, badges, words, mark } = message;
  const look = nickname[mark === 'anchor' ? 'anchor' : 'viewer'];
  return (
    <div className={mark ? rowMark[mark] : row}>
      {badges?.map(({ kind, text }) => (
        <span key={kind} className={badge[kind]}>
          {text}
        </span>
      ))}
      {onSpeaker ? (
        <button type="button" className={look} onClick={() => onSpeaker(message)}>
          {name}
        </button>
      ) : (
        <span className={look}>{name}</span>
      )}
      <span className={look}>{t({ message: '：', comment: 'between a nickname and the words' })}</span>
      {/* Pieces of one message never change places. */}
      {typeof words === 'string' ? words : words.map((token, index) => <Token key={index} token={token} />)}
    </div>
  );
}

function Event({ row: happening }: { row: ChatEventRow }) {
  return (
    <div className={event} style={happening.color ? ({ '--side': happening.color } as CSSProperties) : undefined}>
      <b className={minute}>{happening.minute}</b>
      <span className={eventText}>
        {happening.text}
        {happening.note && <span className={eventNote}>{happening.note}</span>}
      </span>
      {happening.score && <b className={eventScore}>{happening.score}</b>}
    </div>
  );
}

/** One row of the chat; unchanged rows are not rendered again when others come. */
export const ChatRowView = memo(function ChatRowView({ row: shown, onSpeaker }: ChatRowViewProps) {
  if (shown.kind === 'message') return <Message row={shown} onSpeaker={onSpeaker} />;
  return shown.kind === 'event' ? <Event row={shown} /> : <div className={system}>{shown.text}</div>;
});
