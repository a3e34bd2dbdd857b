import { barrageList, type Barrage } from '@pitchside/api/barrage';
import { getRoomInfo } from '@pitchside/api/live';
import type { TopicEvent } from '@pitchside/api/realtime';
import type { ChatLog } from '@pitchside/ui/ChatList';
import { api } from '../../../platform/api/api.ts';
import { followSource } from '../../../platform/resource/follow.ts';
import { openVisit } from '../../../platform/resource/visit.ts';
import { session } from '../../../platform/session/session.store.ts';
import { createGiftLines } from '../gifts/gift.lines.ts';
import { chatRow, entryRow } from '../stage/chat.view.ts';

/** Writes what is said and given in a room into a chat, without visiting the room; returns how to stop. */
export function followOwnTalk(id: string, log: ChatLog): () => void {
  const visit = openVisit();
  const lines = createGiftLines(log);
  const say = (comments: readonly Barrage[]) => log.push(comments.map((comment) => chatRow(comment, session.user)));
  function hear({ type, data }: TopicEvent): void {
    if (type === 'barrage') say([data]);
    if (type === 'barrageGone') log.remove([data.id]);
    if (type === 'entry') log.push([entryRow(data)]);
    if (type === 'gift') lines.add(data);
  }
  followSource(visit, {
    load: (signal) =>
      Promise.all([api.call(getRoomInfo, { id }, { signal, quiet: true }), api.call(barrageList, { id }, { signal, quiet: true })]),
    take([, { list }]) {
      lines.clear();
      log.clear();
      say(list);
    },
    topics: ([{ topic, epoch, seq }]) => [{ topic, from: { epoch, seq }, onEvent: hear }],
  });
  visit.onLeave(lines.clear);
  return visit.leave;
}
