import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Secret of the hooks, and credentials of the API. */
export const hookSecret = 'a-secret-of-the-hooks-0123456789';
export const apiWord = { name: 'site', password: 'p@ss word' };

/** A publisher, as the server records it. */
export interface FakePublisher {
  client: string;
  app: string;
  name: string;
  key: string;
  isReady: boolean;
  codec: string;
}

/** Failure of the API: nobody listens, no answer, no JSON, or JSON of something else. */
export type ApiTrouble = 'down' | 'slow' | 'broken' | 'strange';

interface Said {
  status: number;
  body: string;
}

/** Protocol of a kind of media server, both ways. */
export interface MediaWords {
  kind: 'srs' | 'mediamtx';
  newClient(): string;
  /** Answers for the list of all that is pushed; undefined for another path. */
  list(publishers: readonly FakePublisher[], url: URL): Said | undefined;
  /** The publisher that a request wants to be rid of; undefined for another request. */
  kicks(method: string, url: URL): string | undefined;
  kicked(isThere: boolean): Said;
  /** Asks the site about a publisher; true lets in. */
  ask(hooks: string, publisher: FakePublisher): Promise<boolean>;
  /** Notifies the site about a publisher; returns the status of its answer. */
  notify(hooks: string, publisher: FakePublisher, what: 'gone' | 'ready'): Promise<number>;
}

/**
 * Test double of a media server, as far as the site knows one: it asks about publishers, lists and disconnects them, and lies on request.
 */
export interface FakeMediaServer {
  kind: MediaWords['kind'];
  /** Settings of a site behind it. */
  environment: Record<string, string>;
  /** Address for its hooks, of a site that is known later. */
  connect(site: string): void;
  /** A publisher connects; it stays if the site lets it in, or with `unasked` without a question. */
  push(
    stream: { name: string; key: string; app?: string },
    how?: { unasked?: boolean; codec?: string },
  ): Promise<FakePublisher | undefined>;
  /** Its video can be played; reported unless `silently`. */
  play(publisher: FakePublisher, silently?: 'silently'): Promise<void>;
  /** A publisher leaves; reported unless `silently`. */
  leave(publisher: FakePublisher, silently?: 'silently'): Promise<void>;
  /** Sends a hook, true or not. */
  say(publisher: FakePublisher, what: 'publish' | 'gone' | 'ready'): Promise<boolean | number>;
  isThere(publisher: FakePublisher): boolean;
  /** Forgets all publishers, as a restart does, and answers again. */
  clear(): void;
  trouble: ApiTrouble | undefined;
  /** Requests of the API so far, such as `GET /api/v1/streams/`. */
  asked: string[];
  stop(): Promise<void>;
}

const basic = `Basic ${Buffer.from(`${apiWord.name}:${apiWord.password}`).toString('base64')}`;

export async function startMediaServer(words: MediaWords): Promise<FakeMediaServer> {
  const publishers = new Map<string, FakePublisher>();
  const asked: string[] = [];
  const notifications: Promise<number>[] = [];
  let hooks = '';

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://media');
    const say = ({ status, body }: Said) => void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    asked.push(`${request.method} ${url.pathname}`);
    if (fake.trouble === 'down') return void request.socket.destroy();
    if (fake.trouble === 'slow') return;
    if (fake.trouble === 'broken') return say({ status: 200, body: '{"code":0,"streams":[{' });
    if (fake.trouble === 'strange') return say({ status: 200, body: '{"code":0,"streams":7,"items":"none","pageCount":1}' });
    if (request.headers.authorization !== basic) return say({ status: 401, body: '{"code":1}' });
    const client = words.kicks(request.method ?? '', url);
    if (client === undefined) return say(words.list([...publishers.values()], url) ?? { status: 404, body: '{}' });
    const found = publishers.get(client);
    publishers.delete(client);
    say(words.kicked(found !== undefined));
    // As at the real ones: the end of a disconnected publisher is reported like any other.
    if (found) notifications.push(words.notify(hooks, found, 'gone').catch(() => 0));
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const said = `${apiWord.name}:${encodeURIComponent(apiWord.password)}`;

  const fake: FakeMediaServer = {
    kind: words.kind,
    environment: {
      PITCHSIDE_MEDIA: words.kind,
      PITCHSIDE_MEDIA_API: `http://${said}@127.0.0.1:${port}`,
      PITCHSIDE_MEDIA_SECRET: hookSecret,
      PITCHSIDE_MEDIA_PUSH: 'rtmp://push.example.com/live',
      PITCHSIDE_MEDIA_PICTURES: 'https://cdn.example.com/live',
    },
    connect: (site) => void (hooks = `${site}/hooks/media/${hookSecret}`),
    async push({ name, key, app = 'live' }, { unasked = false, codec = 'H264' } = {}) {
      const publisher = { client: words.newClient(), app, name, key, isReady: false, codec };
      if (!unasked && !(await words.ask(hooks, publisher))) return undefined;
      publishers.set(publisher.client, publisher);
      return publisher;
    },
    async play(publisher, silently) {
      publisher.isReady = true;
      if (!silently) await words.notify(hooks, publisher, 'ready');
    },
    async leave(publisher, silently) {
      publishers.delete(publisher.client);
      if (!silently) await words.notify(hooks, publisher, 'gone');
    },
    say: (publisher, what) => (what === 'publish' ? words.ask(hooks, publisher) : words.notify(hooks, publisher, what)),
    isThere: ({ client }) => publishers.has(client),
    clear() {
      publishers.clear();
      fake.trouble = undefined;
    },
    trouble: undefined,
    asked,
    async stop() {
      await Promise.all(notifications);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
  return fake;
}
