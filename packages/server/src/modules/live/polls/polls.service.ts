import { msg } from '@lingui/core/macro';
import { pollLimits, type Poll } from '@pitchside/api/live/polls';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers, SomeCaller } from '../../../platform/handlers.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Content } from '../../content/content/index.ts';
import { roomNumber, roomTopic, type Live } from '../live/index.ts';
import type { Moderation } from '../moderation/index.ts';
import { createPollsRepository, type PollRow } from './polls.repository.ts';

const texts = {
  gone: msg`没有找到`,
  kicked: msg`你已被移出这个直播间`,
  offAir: msg`开播以后才能发起投票`,
  busy: msg`已有一个投票在进行，先结束它`,
  same: msg`有两个选项一样，改一个`,
  held: msg`里面有需要审核的词，换个说法再发`,
  over: msg`投票已经结束`,
};

interface Parts {
  live: Pick<Live, 'room' | 'standing' | 'onStatus' | 'repository'>;
  moderation: Pick<Moderation, 'note'>;
  words: Content['words'];
}

export interface Polls {
  handlers: Pick<Handlers, 'currentPoll' | 'openPoll' | 'closePoll' | 'votePoll' | 'pollList'>;
  /** Counts all open polls and publishes what changed; ends those whose time is over. */
  count(): Promise<void>;
}

const describe = ({ id, roomId, question, options, tally, openedAt, endsAt, closedAt }: PollRow): Poll => ({
  id: String(id),
  room_id: String(roomId),
  question,
  options: options.map((text, index) => ({ text, votes: tally[index] ?? 0 })),
  opened_at: openedAt,
  ends_at: endsAt,
  closed_at: closedAt,
});

function numberOf(id: string): number {
  const number = roomNumber(id);
  if (number === undefined) throw new CallError(texts.gone);
  return number;
}

/** Polls of rooms: votes are stored one by one and published together, at most once a second. */
export function createPolls(platform: Platform, { live, moderation, words }: Parts): Polls {
  const { db, clock, events } = platform;
  const repository = createPollsRepository(db);

  function publish(emit: Emit, row: PollRow | undefined): Poll | undefined {
    if (!row) return undefined;
    const poll = describe(row);
    emit(roomTopic(row.roomId), 'poll', poll);
    return poll;
  }

  /** Ends a poll with the votes that it has; undefined when it has ended. */
  async function end(tx: Transaction, emit: Emit, id: number): Promise<Poll | undefined> {
    const row = await repository.hold(tx, id);
    if (!row) return undefined;
    const at = clock.now();
    // One that ended by time ended then, however late this node is.
    const closedAt = row.endsAt === null ? at : Math.min(at, row.endsAt);
    return publish(emit, await repository.change(tx, id, { tally: await repository.count(tx, row), closedAt }));
  }

  live.onStatus(async (tx, { room }, emit) => {
    const open = room.status === 'live' ? undefined : await repository.openOf(tx, room.id);
    if (open !== undefined) await end(tx, emit, open);
  });

  async function enter(id: string, { member }: SomeCaller): Promise<number> {
    const row = await live.room(id);
    if (!row) throw new CallError(texts.gone);
    if (member && (await live.standing(id, member.id))?.isKicked) throw new CallError(texts.kicked);
    return row.room.id;
  }

  return {
    async count() {
      const now = clock.now();
      for (const row of await repository.running()) {
        if (row.endsAt !== null && row.endsAt <= now) {
          await events.transaction((tx, emit) => end(tx, emit, row.id));
          continue;
        }
        const tally = await repository.count(db, row);
        if (tally.every((votes, index) => votes === row.tally[index])) continue;
        await events.transaction(async (tx, emit) => publish(emit, await repository.change(tx, row.id, { tally })));
      }
    },
    handlers: {
      async currentPoll({ id }, caller) {
        const roomId = await enter(id, caller);
        const row = await repository.current(roomId, clock.now() - pollLimits.shownFor);
        const choice = row && caller.member ? await repository.choiceOf(row.id, caller.member.id) : undefined;
        return { poll: row ? describe(row) : null, choice: choice ?? null };
      },
      async openPoll({ id, question, options, seconds }, caller) {
        const roomId = numberOf(id);
        const byId = caller.member.id;
        const checked = await words.read([question, ...options]);
        if (checked.some(({ isHeld }) => isHeld)) throw new CallError(texts.held);
        const [asked = '', ...choices] = checked.map(({ text }) => text);
        if (new Set(choices).size < choices.length) throw new CallError(texts.same);
        return idempotent(platform, caller, async (tx, emit) => {
          await takeTurn(tx, 'room', roomId);
          if ((await live.repository.heldStatus(tx, roomId)) !== 'live') throw new CallError(texts.offAir);
          const openedAt = clock.now();
          const row = await repository.open(tx, {
            roomId,
            byId,
            question: asked,
            options: choices,
            tally: choices.map(() => 0),
            openedAt,
            endsAt: seconds === undefined ? null : openedAt + seconds * 1_000,
          });
          const poll = publish(emit, row);
          if (!poll) throw new CallError(texts.busy);
          await moderation.note(tx, emit, { roomId, byId, userId: byId }, { act: 'poll', text: asked });
          return { poll };
        });
      },
      async closePoll({ id, poll_id }, { member }) {
        const [roomId, pollId] = [numberOf(id), numberOf(poll_id)];
        const known = await repository.find(roomId, pollId);
        if (!known) throw new CallError(texts.gone);
        const poll = await events.transaction(async (tx, emit) => {
          await takeTurn(tx, 'room', roomId);
          const ended = await end(tx, emit, pollId);
          if (ended)
            await moderation.note(tx, emit, { roomId, byId: member.id, userId: member.id }, { act: 'poll_close', text: known.question });
          return ended;
        });
        return { poll: poll ?? describe((await repository.find(roomId, pollId)) ?? known) };
      },
      async votePoll({ id, poll_id, choice }, caller) {
        const roomId = await enter(id, caller);
        const pollId = numberOf(poll_id);
        const memberId = caller.member.id;
        if (await repository.vote(roomId, pollId, memberId, choice, clock.now())) return { choice };
        const known = await repository.find(roomId, pollId);
        if (!known || choice >= known.options.length) throw new CallError(texts.gone);
        const first = await repository.choiceOf(pollId, memberId);
        if (first === undefined) throw new CallError(texts.over);
        return { choice: first };
      },
      async pollList({ id, page, limit }, caller) {
        const { rows, total } = await repository.ended(await enter(id, caller), page, limit);
        return { list: rows.map(describe), total, page, limit };
      },
    },
  };
}
