import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { pageAnnouncer } from '../../feedback/announcer/index.ts';
import { useEffectEvent } from '../../theme/UiProvider/effectEvent.ts';
import type { ChatLog } from './chatLog.ts';
import type { ChatMessageRow } from './chatRow.ts';

const textOf = ({ words }: ChatMessageRow) => (typeof words === 'string' ? words : words.map(({ text }) => text).join(''));

/**
 * Reads to a screen reader what is said to the viewer, and sums up the other comments; a room is too fast to be read row by row.
 * @param isLoading comments that come now were said before
 */
export function useSpokenRows(log: ChatLog, isLoading: boolean): void {
  const { t } = useLingui();
  const summed = useEffectEvent((count: number) => t`新增 ${count} 条聊天`);
  const addressed = useEffectEvent((row: ChatMessageRow) => {
    const [nickname, words] = [row.nickname, textOf(row)];
    return t`${nickname} 对你说：${words}`;
  });
  const loading = useEffectEvent(() => isLoading);
  useEffect(() => {
    const announcer = pageAnnouncer();
    const sum = (count: number) => summed(count);
    // What is there already is read by whoever goes to the list.
    let read = log.total();
    const stop = log.subscribe(() => {
      const more = log.total() - read;
      read = log.total();
      if (more <= 0 || loading()) return;
      const messages = log
        .rows()
        .slice(-more)
        .filter((row) => row.kind === 'message');
      for (const row of messages) if (row.mark === 'toMe') announcer.say(addressed(row));
      const others = messages.filter(({ mark }) => mark === undefined).length;
      if (others > 0) announcer.count('chat', sum, others);
    });
    return () => {
      stop();
      announcer.forget('chat');
    };
  }, [log]);
}
