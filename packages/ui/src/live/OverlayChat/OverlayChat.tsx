import { useLingui } from '@lingui/react/macro';
import { forwardRef, useEffect, useState } from 'react';
import { ChatRowView } from '../ChatList/ChatRowView.tsx';
import type { ChatLog } from '../ChatList/chatLog.ts';
import type { ChatRow } from '../ChatList/chatRow.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { line, lines } from './OverlayChat.css.ts';

export interface OverlayChatProps extends RootProps {
  /** Made by `createChatLog`; what is in it when the component comes is shown too. */
  log: ChatLog;
  /** Most rows; default 8. */
  most?: number;
  /** Milliseconds after which a row goes; 0, the default, keeps it until others come. */
  lasts?: number;
}

/** Pause (ms) between two renders: rows of a rush come together. */
const pace = 100;

/** Chat over a broadcast's picture: the newest rows, each on a ground of its own, the newest at the bottom. */
export const OverlayChat = forwardRef<HTMLDivElement, OverlayChatProps>(function OverlayChat({ log, most = 8, lasts = 0, ...root }, ref) {
  const { t } = useLingui();
  const colon = t({ message: '：', comment: 'between a nickname and the words' });
  const [rows, setRows] = useState<readonly ChatRow[]>([]);
  useEffect(() => {
    const since = new Map<string, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      timer = undefined;
      const now = performance.now();
      const newest = log.rows().slice(-most);
      for (const { id } of newest) if (!since.has(id)) since.set(id, now);
      const ids = new Set(newest.map(({ id }) => id));
      for (const id of since.keys()) if (!ids.has(id)) since.delete(id);
      const fresh = lasts === 0 ? newest : newest.filter(({ id }) => now - (since.get(id) ?? now) < lasts);
      setRows(fresh);
      const first = fresh[0] && since.get(fresh[0].id);
      if (lasts > 0 && first !== undefined) timer = setTimeout(look, Math.max(pace, first + lasts - now));
    }
    look();
    const stop = log.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(look, pace);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [log, most, lasts]);
  return (
    <div className={lines} role="group" aria-label={t`聊天`} ref={ref} {...rootOf(root)}>
      {rows.map((row) => (
        <div key={row.id} className={line}>
          <ChatRowView row={row} pressable={false} colon={colon} />
        </div>
      ))}
    </div>
  );
});
