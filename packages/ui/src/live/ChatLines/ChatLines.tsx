import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { ChatRowView } from '../ChatList/ChatRowView.tsx';
import type { ChatRow } from '../ChatList/chatRow.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { lines } from './ChatLines.css.ts';

export interface ChatLinesProps extends RootProps {
  /** Oldest first. */
  rows: readonly ChatRow[];
}

/** A few rows of a chat as they were said: nothing scrolls, and nobody can be pressed. */
export const ChatLines = forwardRef<HTMLDivElement, ChatLinesProps>(function ChatLines({ rows, ...root }, ref) {
  const { t } = useLingui();
  const colon = t({ message: '：', comment: 'between a nickname and the words' });
  return (
    <div className={lines} role="group" aria-label={t`聊天`} ref={ref} {...rootOf(root)}>
      {rows.map((row) => (
        <ChatRowView key={row.id} row={row} pressable={false} colon={colon} />
      ))}
    </div>
  );
});
