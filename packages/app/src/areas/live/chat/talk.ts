import type { ChatLog } from '@pitchside/ui/ChatList';
import { subscribe } from 'valtio';
import { danmaku, isBlocked } from '../../../platform/preferences/danmaku.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { createGiftLines } from '../gifts/giftLines.ts';
import { onHorn } from '../horn/horns.store.ts';
import { chatRow, entryRow, envelopeRow, hornRow } from '../stage/chat.presenter.ts';
import { onComments } from '../stage/comments.store.ts';
import { onRoomEvent } from '../stage/room.store.ts';
import type { People } from './people.ts';
import { placardRow, pollRow, raidRow, rulesRow } from './announced.presenter.ts';

/** Writes comments and gifts of the visited room into a chat log, without those of blocked members. Returns a function that stops it. */
export function followTalk(log: ChatLog, people: People): () => void {
  const lines = createGiftLines(log);
  const stops = [
    onComments((comments, fresh) => {
      // All of it anew: on arrival, and when events were missed.
      if (!fresh) {
        lines.clear();
        log.clear();
        people.clear();
      }
      people.hear(comments);
      log.push(comments.filter(({ user }) => !isBlocked(user.id)).map((comment) => chatRow(comment, session.user)));
    }),
    onRoomEvent((event) => {
      if (event.type === 'barrageGone') log.remove([event.data.id]);
      if (event.type === 'placard') log.push(placardRow(event.data));
      if (event.type === 'talk_rules') log.push(rulesRow(event.data.rules, `${event.epoch} ${event.seq}`));
      if (event.type === 'poll' && event.data.closed_at !== null) log.push(pollRow(event.data));
      if (event.type === 'raid_came' && !isBlocked(event.data.from.id)) log.push(raidRow(event.data));
      if (event.type === 'entry' && !isBlocked(event.data.user.id)) log.push(entryRow(event.data));
      const shared = event.type === 'envelope' ? envelopeRow(event.data, session.user?.id) : undefined;
      if (shared && !isBlocked(shared.memberId)) log.push(shared);
      if (event.type !== 'gift') return;
      people.see(event.data);
      if (!isBlocked(event.data.sender.id)) lines.add(event.data);
    }),
    subscribe(danmaku, () => {
      const gone = log.rows().flatMap((row) => ('memberId' in row && isBlocked(row.memberId) ? row.id : []));
      if (gone.length > 0) log.remove(gone);
    }),
    onHorn((horn) => log.push(hornRow(horn))),
    lines.clear,
  ];
  return () => stops.forEach((stop) => stop());
}
