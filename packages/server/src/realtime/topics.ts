import { eventsAtOnce } from '../platform/events.ts';
import type { Platform } from '../platform/platform.ts';
import type { Connection } from './connection.ts';
import { createPack, publicName, type Pack } from './pack.ts';

/** How many sockets are written to before other work gets a turn. */
const chunk = 500;

interface Subscription {
  connection: Connection;
  /** Last event sent; undefined while catching up. */
  sent: number | undefined;
}

interface Topic {
  name: string;
  epoch: string;
  /** Last event read from the log. */
  last: number;
  subscriptions: Map<Connection, Subscription>;
  reading: boolean;
  moved: boolean;
}

/** Delivers the events of topics to their subscribers, in order and without a gap: replay first, then live. */
export class Topics {
  readonly #platform: Pick<Platform, 'events' | 'bus' | 'log'>;
  readonly #topics = new Map<string, Topic>();
  readonly #stopListening: () => void;
  readonly #poll: NodeJS.Timeout;

  constructor(platform: Pick<Platform, 'events' | 'bus' | 'log'>) {
    this.#platform = platform;
    this.#stopListening = platform.bus.onWake((name) => this.#wake(name));
    // The bus is only a hint; what it lost is found here.
    this.#poll = setInterval(() => this.#topics.forEach((topic) => this.#wake(topic.name)), 2_000).unref();
  }

  stop(): void {
    this.#stopListening();
    clearInterval(this.#poll);
  }

  /** How many connections follow each topic whose name begins so. */
  audiences(prefix: string): [name: string, total: number][] {
    return [...this.#topics.values()].filter((topic) => topic.name.startsWith(prefix)).map((topic) => [topic.name, topic.subscriptions.size]);
  }

  /** Everyone who follows a topic. */
  followers(name: string): Iterable<Connection> {
    return this.#topics.get(name)?.subscriptions.keys() ?? [];
  }

  /** Topics that a connection follows whose names begin so. */
  namesOf(connection: Connection, prefix: string): string[] {
    return [...this.#topics.values()].filter(({ name, subscriptions }) => name.startsWith(prefix) && subscriptions.has(connection)).map(({ name }) => name);
  }

  async subscribe(connection: Connection, name: string, from: { epoch?: string | undefined; seq?: number | undefined }): Promise<void> {
    const topic = await this.#open(name);
    const subscription: Subscription = { connection, sent: undefined };
    topic.subscriptions.set(connection, subscription);
    const known = from.epoch === topic.epoch && from.seq !== undefined && from.seq <= topic.last;
    if (from.epoch !== undefined && !known) connection.tell('reset', { topic: publicName(name), epoch: topic.epoch, seq: topic.last });
    const start = known && from.seq !== undefined ? from.seq : topic.last;
    connection.tell('subscribed', { topic: publicName(name), epoch: topic.epoch, seq: start });
    await this.#catchUp(topic, subscription, start);
  }

  unsubscribe(connection: Connection, name: string): void {
    const topic = this.#topics.get(name);
    topic?.subscriptions.delete(connection);
    if (topic?.subscriptions.size === 0) this.#topics.delete(name);
  }

  leave(connection: Connection): void {
    for (const name of [...this.#topics.keys()]) this.unsubscribe(connection, name);
  }

  async #open(name: string): Promise<Topic> {
    const known = this.#topics.get(name);
    if (known) return known;
    const { epoch, seq } = await this.#platform.events.position(name);
    const topic: Topic = this.#topics.get(name) ?? { name, epoch, last: seq, subscriptions: new Map(), reading: false, moved: false };
    this.#topics.set(name, topic);
    return topic;
  }

  async #catchUp(topic: Topic, subscription: Subscription, from: number): Promise<void> {
    let sent = from;
    while (sent < topic.last) {
      const missed = await this.#platform.events.after(topic.name, sent);
      if (!missed) {
        subscription.connection.tell('reset', { topic: publicName(topic.name), epoch: topic.epoch, seq: topic.last });
        sent = topic.last;
        break;
      }
      if (missed.length === 0) break;
      const pack = createPack(topic.name, missed);
      subscription.connection.deliver(pack, sent);
      sent = pack.last;
    }
    subscription.sent = sent;
  }

  #wake(name: string): void {
    const topic = this.#topics.get(name);
    if (!topic) return;
    topic.moved = true;
    if (!topic.reading) this.#read(topic).catch((error: unknown) => this.#platform.log.warn({ err: error, topic: name }, 'topic could not be read'));
  }

  async #read(topic: Topic): Promise<void> {
    topic.reading = true;
    try {
      while (topic.moved) {
        topic.moved = false;
        const events = await this.#platform.events.after(topic.name, topic.last);
        if (!events || events.some(({ epoch }) => epoch !== topic.epoch)) await this.#restart(topic);
        else if (events.length > 0) {
          topic.moved ||= events.length >= eventsAtOnce;
          const pack = createPack(topic.name, events);
          topic.last = pack.last;
          await this.#broadcast(topic, pack);
        }
      }
    } finally {
      topic.reading = false;
    }
  }

  /** The log was trimmed or began anew under us: everyone fetches again. */
  async #restart(topic: Topic): Promise<void> {
    const { epoch, seq } = await this.#platform.events.position(topic.name);
    [topic.epoch, topic.last] = [epoch, seq];
    for (const subscription of topic.subscriptions.values()) {
      subscription.sent = seq;
      subscription.connection.tell('reset', { topic: publicName(topic.name), epoch, seq });
    }
  }

  async #broadcast(topic: Topic, pack: Pack): Promise<void> {
    let written = 0;
    for (const subscription of [...topic.subscriptions.values()]) {
      const { sent, connection } = subscription;
      if (sent === undefined || sent >= pack.last) continue;
      subscription.sent = pack.last;
      connection.deliver(pack, sent);
      written += 1;
      if (written % chunk === 0) await new Promise((resume) => setImmediate(resume));
    }
  }
}
