import pLimit from 'p-limit';
import { eventsAtOnce, type StoredEvent, type TopicPosition } from '../platform/events.ts';
import type { Platform } from '../platform/platform.ts';
import { traced } from '../platform/tracing.ts';
import type { Connection } from './connection.ts';
import { createPack, publicName, type Pack } from './pack.ts';
import { createRows } from './rows.ts';
import { inSlices } from './slices.ts';
import type { Subscription, Topic } from './topics.types.ts';

/** Topics whose new events are read in one query. */
const asked = 64;
/** Interval (ms) of polls for topics that have moved without a wake-up. */
const pollEvery = 1_000;
/** Replays that are read at the same time; those from one position are read once for all callers. */
const replaysAtOnce = 2;

const nowhere: ReadonlySet<string> = new Set();

/** Start of a subscription: after this event, or from now. */
export interface From {
  epoch?: string | undefined;
  seq?: number | undefined;
}

type Parts = Pick<Platform, 'events' | 'bus' | 'faults'>;

/** Delivers the events of topics to their subscribers, in order and without a gap: replay first, then live. */
export class Topics {
  readonly #platform: Parts;
  readonly #topics = new Map<string, Topic>();
  readonly #subscriptions = new Map<Connection, Set<string>>();
  /** Topics with news, and since when this node knows. */
  readonly #moved = new Map<string, number>();
  readonly #delivered: (seconds: number) => void;
  readonly #replays = new Map<string, Promise<Pack | undefined>>();
  readonly #limit = pLimit(replaysAtOnce);
  readonly #stopListening: () => void;
  readonly #poll: NodeJS.Timeout;
  /** Packs of frames handed to connections since the start. */
  deliveries = 0;
  #asking = false;
  #polling = false;

  /** @param delivered told how many seconds after this node heard of news their last reader had them */
  constructor(platform: Parts, delivered: (seconds: number) => void = () => undefined) {
    this.#platform = platform;
    this.#delivered = delivered;
    const stops = [platform.bus.onWake((name, seq) => this.#wake(name, seq)), platform.bus.onGap(() => void this.#look())];
    this.#stopListening = () => stops.forEach((stop) => stop());
    // The bus is only a hint; this poll finds lost wake-ups.
    this.#poll = setInterval(() => void this.#look(), pollEvery).unref();
  }

  stop(): void {
    this.#stopListening();
    clearInterval(this.#poll);
  }

  /** Number of open topics. */
  get total(): number {
    return this.#topics.size;
  }

  /** Whether anybody follows a topic. */
  has(name: string): boolean {
    return this.#topics.has(name);
  }

  /** Number of connections that follow a topic. */
  audience(name: string): number {
    return this.#topics.get(name)?.subscriptions.size ?? 0;
  }

  /** The same without those where nobody watches. */
  viewers(name: string): number {
    const topic = this.#topics.get(name);
    return topic ? topic.subscriptions.size - topic.unwatched : 0;
  }

  /** Topics with followers. */
  names(): Iterable<string> {
    return this.#topics.keys();
  }

  /** Everyone who follows a topic. */
  followers(name: string): Iterable<Connection> {
    return this.#topics.get(name)?.subscriptions.keys() ?? [];
  }

  /** Topics that a connection follows. */
  namesOf(connection: Connection): ReadonlySet<string> {
    return this.#subscriptions.get(connection) ?? nowhere;
  }

  /** Positions of topics; those that nobody follows yet are read in one query. */
  async positions(names: readonly string[]): Promise<Map<string, TopicPosition>> {
    const unknown = [...new Set(names.filter((name) => !this.#topics.has(name)))];
    return unknown.length === 0 ? new Map() : this.#platform.events.positions(unknown, { begin: true });
  }

  /**
   * Subscribes a connection and sends the events that it missed; does nothing once the connection is closing.
   * @param found position of the topic, if nobody followed it when that was read
   * @param isAsked false for a client that has not named the topic, and gets no `subscribed`
   */
  async subscribeAt(connection: Connection, name: string, from: From, found: TopicPosition | undefined, isAsked = true): Promise<void> {
    if (!connection.isOpen) return;
    const topic = this.#topics.get(name) ?? (found && this.#open(name, found));
    // Its last follower left in the meantime: its position is read again.
    if (!topic) return this.subscribeAt(connection, name, from, (await this.positions([name])).get(name), isAsked);
    const known = from.epoch === topic.epoch && from.seq !== undefined && from.seq <= topic.last;
    const start = known && from.seq !== undefined ? from.seq : topic.last;
    const { language, isViewer } = connection;
    const subscription: Subscription = { connection, isViewer, sent: undefined, since: start, language };
    const before = topic.subscriptions.get(connection);
    topic.unwatched += Number(!isViewer) - Number(before?.isViewer === false);
    topic.subscriptions.set(connection, subscription);
    this.#subscriptions.set(connection, (this.#subscriptions.get(connection) ?? new Set()).add(name));
    if (from.epoch !== undefined && !known)
      connection.sendControl('reset', { topic: publicName(name), epoch: topic.epoch, seq: topic.last });
    if (isAsked) connection.sendControl('subscribed', { topic: publicName(name), epoch: topic.epoch, seq: start });
    await this.#catchUp(topic, subscription, start).catch((error: unknown) => {
      // Half a replay is useless: a client that subscribes again gets it whole.
      if (topic.subscriptions.get(connection) === subscription) this.unsubscribe(connection, name);
      throw error;
    });
  }

  /** Reads a topic's position and subscribes a connection to it. */
  async subscribe(connection: Connection, name: string, from: From, isAsked = true): Promise<void> {
    await this.subscribeAt(connection, name, from, (await this.positions([name])).get(name), isAsked);
  }

  unsubscribe(connection: Connection, name: string): void {
    const topic = this.#topics.get(name);
    const subscription = topic?.subscriptions.get(connection);
    if (!topic || !subscription) return;
    topic.subscriptions.delete(connection);
    if (!subscription.isViewer) topic.unwatched -= 1;
    if (topic.subscriptions.size === 0) this.#topics.delete(name);
    const subscriptions = this.#subscriptions.get(connection);
    subscriptions?.delete(name);
    if (subscriptions?.size === 0) this.#subscriptions.delete(connection);
  }

  leave(connection: Connection): void {
    for (const name of [...this.namesOf(connection)]) this.unsubscribe(connection, name);
  }

  #open(name: string, { epoch, seq }: TopicPosition): Topic {
    const topic: Topic = { name, epoch, last: seq, rows: createRows(), subscriptions: new Map(), unwatched: 0, busy: false };
    this.#topics.set(name, topic);
    // Events since the position was read have woken nobody here.
    this.#wake(name);
    return topic;
  }

  async #catchUp(topic: Topic, subscription: Subscription, from: number): Promise<void> {
    const { connection } = subscription;
    let sent = from;
    while (sent < topic.last && topic.subscriptions.get(connection) === subscription) {
      const pack = await this.#replay(topic, sent);
      if (!pack) {
        connection.sendControl('reset', { topic: publicName(topic.name), epoch: topic.epoch, seq: topic.last });
        sent = topic.last;
        subscription.since = sent;
        break;
      }
      if (pack.last <= sent) break;
      this.#send(subscription, pack, sent);
      sent = pack.last;
    }
    subscription.sent = sent;
  }

  /**
   * Events from a position to the topic's last one. After a cut many clients resume at the same position, and it is read once for all of
   * them.
   */
  #replay({ name, last }: Topic, from: number): Promise<Pack | undefined> {
    const key = `${name} ${from} ${last}`;
    const known = this.#replays.get(key);
    if (known) return known;
    const replay = this.#limit(() => this.#platform.events.after(name, from))
      .then((events) => events && createPack(name, events))
      .finally(() => this.#replays.delete(key));
    this.#replays.set(key, replay);
    return replay;
  }

  #wake(name: string, seq?: number): void {
    const topic = this.#topics.get(name);
    // Read already, together with earlier events; the next poll finds a topic that began anew.
    if (!topic || (seq !== undefined && seq <= topic.last)) return;
    if (!this.#moved.has(name)) this.#moved.set(name, performance.now());
    if (!this.#asking) void this.#ask();
  }

  /** Finds the open topics that have moved, in one query, however many they are. */
  async #look(): Promise<void> {
    if (this.#polling || this.#topics.size === 0) return;
    this.#polling = true;
    try {
      const places = [...this.#topics.values()].map(({ name, epoch, last }) => ({ topic: name, epoch, seq: last }));
      for (const name of await this.#platform.events.moved(places)) this.#wake(name);
    } catch (error) {
      this.#platform.faults.inJob('looking for topics that have moved')(error);
    } finally {
      this.#polling = false;
    }
  }

  /** Reads the new events of all topics that have moved, one query at a time. */
  async #ask(): Promise<void> {
    this.#asking = true;
    try {
      // A commit wakes several topics, one after the other.
      await Promise.resolve();
      for (let due = this.#due(); due.length > 0; due = this.#due()) {
        const news = await this.#platform.events.news(due.map(([{ name, last }]) => ({ topic: name, seq: last })));
        for (const [topic, since] of due) void this.#deliver(topic, news.get(topic.name), since);
      }
    } catch (error) {
      // Topics that were taken and not read are found by the next poll.
      this.#platform.faults.inJob('reading topics')(error);
    } finally {
      this.#asking = false;
    }
  }

  #due(): [Topic, since: number][] {
    const due: [Topic, since: number][] = [];
    for (const [name, since] of this.#moved) {
      const topic = this.#topics.get(name);
      if (topic?.busy) continue;
      this.#moved.delete(name);
      if (topic) due.push([topic, since]);
      if (due.length === asked) break;
    }
    return due;
  }

  async #deliver(topic: Topic, events: StoredEvent[] | undefined, since: number): Promise<void> {
    topic.busy = true;
    try {
      if (!events || events.some(({ epoch }) => epoch !== topic.epoch)) await this.#restart(topic);
      else if (events.length > 0) {
        if (events.length >= eventsAtOnce) this.#moved.set(topic.name, since);
        const pack = createPack(topic.name, events, topic.rows);
        topic.last = pack.last;
        // A topic may name a member: its kind is enough.
        await traced(`socket deliver ${topic.name.split(':')[0]}`, 'frequent', () => this.#broadcast(topic, pack));
        this.#delivered((performance.now() - since) / 1_000);
      }
    } catch (error) {
      this.#platform.faults.inJob('delivering a topic')(error);
    } finally {
      topic.busy = false;
      if (this.#moved.has(topic.name) && !this.#asking) void this.#ask();
    }
  }

  /** The log was trimmed or began anew under us: everyone fetches again. */
  async #restart(topic: Topic): Promise<void> {
    const { epoch, seq } = await this.#platform.events.position(topic.name);
    [topic.epoch, topic.last] = [epoch, seq];
    topic.rows.clear();
    for (const subscription of topic.subscriptions.values()) {
      subscription.sent = seq;
      subscription.since = seq;
      subscription.connection.sendControl('reset', { topic: publicName(topic.name), epoch, seq });
    }
  }

  #broadcast(topic: Topic, pack: Pack): Promise<void> {
    return inSlices(topic.subscriptions.values(), (subscription) => {
      const { sent } = subscription;
      if (sent === undefined || sent >= pack.last) return;
      subscription.sent = pack.last;
      this.deliveries += 1;
      this.#send(subscription, pack, sent);
    });
  }

  /** Sends a pack; a reader who has chosen another language has nothing in it yet. */
  #send(subscription: Subscription, pack: Pack, sent: number): void {
    const { connection } = subscription;
    if (subscription.language !== connection.language) Object.assign(subscription, { language: connection.language, since: sent });
    connection.deliver(pack, sent, subscription.since);
  }
}
