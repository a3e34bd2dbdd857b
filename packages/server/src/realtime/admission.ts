import { frameCodes } from '@pitchside/api/realtime';
import { msg } from '@lingui/core/macro';
import type { Platform } from '../platform/platform.ts';
import type { TopicPolicy, Verdict } from '../platform/topics.ts';
import { isUnavailable } from '../ports/database/failures.ts';
import type { Connection, Refusal } from './connection.ts';
import { judgeOnce, policyOf } from './policies.ts';
import type { From, Topics } from './topics.ts';

/**
 * Most topics that one connection follows, and all connections of a node together: more than anybody reads, and as many as one database
 * query bears.
 */
export const most = { aSocket: 256, inAll: 25_000 };

/** Most subscriptions decided together, and the pause (ms) between two rounds: a single one is decided at once, a flood at this pace. */
const round = { most: 500, pause: 50 };

const tooMany = msg`同时打开的内容太多了，请先关闭一些页面`;

/** A subscription that is being decided. */
export interface Wish {
  connection: Connection;
  topic: string;
  from: From;
  policy: TopicPolicy;
  subject: string;
}

/**
 * Decides subscriptions. Those of all connections are batched: one question to each policy and one query for all positions decide hundreds
 * of them, and the next round begins a moment later. So clients, however many and whatever they invent, keep at most one connection to the
 * database busy.
 */
export function createAdmission(
  platform: Pick<Platform, 'faults'>,
  topics: Topics,
  policies: readonly TopicPolicy[],
  onSubscribed: (connection: Connection, topic: string) => void,
) {
  const wishes = new Map<Connection, Set<Wish>>();
  const queue: Wish[] = [];
  let deciding = false;

  const isWanted = (wish: Wish) => wish.connection.isOpen && wishes.get(wish.connection)?.has(wish) === true;

  function drop(wish: Wish): void {
    const own = wishes.get(wish.connection);
    own?.delete(wish);
    if (own?.size === 0) wishes.delete(wish.connection);
  }

  function refuse(wish: Wish, why: Refusal): void {
    if (isWanted(wish)) wish.connection.refuse(why, { frame: 'subscribe', topic: wish.topic });
    drop(wish);
  }

  function fail(some: readonly Wish[], error: unknown): void {
    const isAway = isUnavailable(error);
    platform.faults.inJob('following topics')(error);
    for (const wish of some) refuse(wish, isAway ? 'busy' : 'fault');
  }

  function subscribe(
    wish: Wish,
    memberId: number | undefined,
    verdict: Verdict | undefined,
    positions: Awaited<ReturnType<Topics['positions']>>,
  ): void {
    const { connection, topic, from, policy } = wish;
    if (!isWanted(wish)) return drop(wish);
    // The connection belongs to another member by now: the decision was about the former one.
    if (connection.member?.id !== memberId) return void queue.push(wish);
    if (verdict !== 'admitted') {
      const farewell = verdict === 'refused' && policy.farewell?.(wish.subject);
      refuse(wish, verdict === 'refused' ? (policy.refusal ?? 'gone') : 'gone');
      // A member who was removed while their page was opening gets the same notice as earlier subscribers.
      if (farewell) connection.sendControl(farewell.type, farewell.data, frameCodes.push);
      return;
    }
    if (!topics.has(topic) && topics.total >= most.inAll) return refuse(wish, 'busy');
    drop(wish);
    topics.subscribeAt(connection, topic, from, positions.get(topic)).catch((error: unknown) => {
      platform.faults.inJob('replaying a topic')(error);
      connection.refuse('busy', { frame: 'subscribe', topic });
    });
    onSubscribed(connection, topic);
  }

  async function decide(some: readonly Wish[]): Promise<void> {
    const asked = some.map((wish) => ({ wish, memberId: wish.connection.member?.id }));
    const verdicts = await judgeOnce(asked.map(({ wish: { policy, subject, topic }, memberId }) => ({ policy, subject, topic, memberId })));
    const positions = await topics.positions(some.filter((_, index) => verdicts[index] === 'admitted').map(({ topic }) => topic));
    for (const [index, { wish, memberId }] of asked.entries()) subscribe(wish, memberId, verdicts[index], positions);
  }

  async function run(): Promise<void> {
    deciding = true;
    // Frames that came in one piece are decided in one round.
    await new Promise((resume) => setImmediate(resume));
    while (queue.length > 0) {
      const some = queue.splice(0, round.most).filter((wish) => isWanted(wish) || drop(wish));
      await decide(some).catch((error: unknown) => fail(some, error));
      await new Promise((resume) => setTimeout(resume, round.pause));
    }
    deciding = false;
  }

  return {
    /** Records a subscription, or refuses it at once: an unknown topic, or the connection has too many. */
    note(connection: Connection, topic: string, from: From): Wish | undefined {
      const found = policyOf(policies, topic);
      const own = wishes.get(connection) ?? new Set();
      const subscribed = topics.namesOf(connection);
      const why = !found ? 'gone' : !subscribed.has(topic) && subscribed.size + own.size >= most.aSocket ? tooMany : undefined;
      if (!found || why) return void connection.refuse(why ?? 'gone', { frame: 'subscribe', topic });
      const wish: Wish = { connection, topic, from, ...found };
      wishes.set(connection, own.add(wish));
      return wish;
    },
    /** Decides a subscription in the next round; a cancelled one gets no answer. */
    decide(wish: Wish): void {
      queue.push(wish);
      if (!deciding) void run();
    },
    /** Cancels a subscription of a connection. */
    withdraw(connection: Connection, topic: string): void {
      for (const wish of wishes.get(connection) ?? []) if (wish.topic === topic) drop(wish);
    },
    /** Cancels all subscriptions of a closed connection. */
    leave: (connection: Connection): void => void wishes.delete(connection),
  };
}
