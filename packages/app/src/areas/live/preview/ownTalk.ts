import { barrageList, type Barrage } from '@pitchside/api/live/barrage';
import { getRoomInfo } from '@pitchside/api/live/live';
import type { TopicEvent } from '@pitchside/api/realtime';
import type { ChatLog } from '@pitchside/ui/ChatList';
import { api } from '../../../platform/api/api.ts';
import { followSource } from '../../../platform/resource/follow.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import { session } from '../../../platform/session/session.store.ts';
import { createGiftLines } from '../gifts/giftLines.ts';
import { raidRow } from '../chat/announced.presenter.ts';
import type { People } from '../chat/people.ts';
import { chatRow, entryRow, envelopeRow } from '../stage/chat.presenter.ts';

/** Chat of a room that is followed without being visited. */
export interface OwnTalk {
  /** Returns the ids of a member's remembered messages, oldest first. */
  commentsOf: (memberId: string) => string[];
  stop: () => void;
}

/** Comments that are remembered, the newest. */
const mostRemembered = 100;

/** Writes messages and gifts of a room, with their senders, into a chat log without visiting the room. */
export function followOwnTalk(id: string, log: ChatLog, people: People): OwnTalk {
  const scope = createScope();
  const lines = createGiftLines(log);
  let remembered: readonly Barrage[] = [];
  function say(comments: readonly Barrage[]): void {
    remembered = [...remembered, ...comments].slice(-mostRemembered);
    people.hear(comments);
    log.push(comments.map((comment) => chatRow(comment, session.user)));
  }
  function forget(gone: string): void {
    remembered = remembered.filter((comment) => comment.id !== gone);
    log.remove([gone]);
  }
  function hear({ type, data }: TopicEvent): void {
    // The place is older than the list, so comments between the two arrive twice.
    if (type === 'barrage' && !remembered.some((known) => known.id === data.id)) say([data]);
    if (type === 'barrageGone') forget(data.id);
    if (type === 'raid_came') log.push([raidRow(data)]);
    if (type === 'entry') log.push([entryRow(data)]);
    const shared = type === 'envelope' ? envelopeRow(data, session.user?.id) : undefined;
    if (shared) log.push([shared]);
    if (type !== 'gift') return;
    people.see(data);
    lines.add(data);
  }
  followSource(scope, {
    load: (signal) =>
      Promise.all([api.call(getRoomInfo, { id }, { signal, quiet: true }), api.call(barrageList, { id }, { signal, quiet: true })]),
    take([, { list }]) {
      lines.clear();
      log.clear();
      people.clear();
      remembered = [];
      say(list);
    },
    topics: ([{ topic }, { epoch, seq }]) => [{ topic, from: { epoch, seq }, onEvent: hear }],
  });
  scope.onLeave(lines.clear);
  scope.onLeave(people.clear);
  return {
    commentsOf: (memberId) => remembered.flatMap(({ id: said, user }) => (user.id === memberId ? said : [])),
    stop: scope.leave,
  };
}
