import { codes } from '@pitchside/api/contract';
import { frameCodes, type ClientFrame } from '@pitchside/api/realtime';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import pLimit from 'p-limit';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Account } from '../modules/member/account/index.ts';
import type { Matches } from '../modules/scores/matches/index.ts';
import type { Watcher } from '../modules/live/popularity/index.ts';
import { addressReader, networkOf, hasTwoHosts } from '../platform/address.ts';
import type { Platform } from '../platform/platform.ts';
import type { Running } from '../platform/running.types.ts';
import type { TopicPolicy } from '../platform/topics.ts';
import { isUnavailable } from '../ports/database/failures.ts';
import { createAdmission } from './admission.ts';
import { Connection } from './connection.ts';
import { createFeed } from './feed.ts';
import { createOddsSubscriptions, isOddsTopic } from './oddsSubscriptions.ts';
import { createOnline, isRoom } from './online.ts';
import { createReview } from './review.ts';
import { createSignedIn } from './signedIn.ts';
import { Topics } from './topics.ts';
import { pathOf, reject } from './upgrade.ts';

/** Silence (ms) after which a connection counts as lost; clients send a heartbeat each 30 s. */
const silence = 75_000;
/** Most connections of one node. */
const most = 20_000;
/**
 * Frames other than subscriptions that query the database at the same time: registrations, choices of odds and QR sign-ins of all
 * connections together, one of each connection.
 */
const questionsAtOnce = 4;

export interface Hub extends Running {
  /** Number of open connections, for the metrics. */
  size(): number;
  /** Number of topics that somebody follows on this node. */
  topics(): number;
  /** Packs of events handed to connections since the start. */
  deliveries(): number;
  /** Number of connections that follow a topic on this node. */
  audience(topic: string): number;
  /** Number of viewers' connections that follow a room on this node, counted once for each. */
  watching(): number;
  /** Members who follow a room right now, once per connection. */
  viewers(): { userId: number; roomId: number }[];
  /** Everybody who follows a room right now, once per connection. */
  watchers(): Watcher[];
}

/** Dependencies of the hub on the modules. */
export interface HubParts extends Pick<Account, 'sessions' | 'qr'> {
  companyOf: Matches['companyOf'];
  hottest: Matches['hottest'];
  /** Told how many seconds after this node heard of news their last reader had them. */
  delivered?: (seconds: number) => void;
  /** Rules for subscriptions: the first policy that knows a topic decides. */
  policies: readonly TopicPolicy[];
}

/** The WebSocket endpoint at `/ws`. */
export function createHub(server: Server, platform: Platform, { sessions, qr, companyOf, hottest, policies, delivered }: HubParts): Hub {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 16 * 1024, perMessageDeflate: false });
  const connections = new Set<Connection>();
  const networks = new Map<string, number>();
  const topics = new Topics(platform, delivered);
  const { clock, log, faults, settings, origin } = platform;
  const addressOf = addressReader(settings.trustedProxies);
  const review = createReview(platform, topics, policies);
  const signedIn = createSignedIn();
  const online = createOnline(platform, topics);
  const admission = createAdmission(platform, topics, policies, online.greet);
  const limit = pLimit(questionsAtOnce);
  const odds = createOddsSubscriptions(topics, companyOf, limit);
  const feed = createFeed(topics, odds, { hottest, faults });

  async function register(
    connection: Connection,
    { lang, token, by_topic: isByTopic }: Extract<ClientFrame, { type: 'register' }>['data'],
  ): Promise<void> {
    const state = await limit(() => sessions.read(token));
    if (!connection.isOpen) return;
    const before = connection.member?.id;
    const member = state.state === 'member' ? state.member : undefined;
    connection.language = lang;
    signedIn.set(connection, member);
    connection.sendControl('registered', { server_at: clock.now(), is_member: member !== undefined });
    if (state.state === 'stale') connection.sendControl('signed_out', { code: state.code }, frameCodes.push);
    if (before !== member?.id) await review.of(connection);
    if (!isByTopic && member) await feed.ofMember(connection, member.id);
  }

  async function subscribe(connection: Connection, { topic, ...from }: Extract<ClientFrame, { type: 'subscribe' }>['data']): Promise<void> {
    connection.named.add(topic);
    connection.views.delete(topic);
    if (isOddsTopic(topic)) return odds.follow(connection, topic, from);
    const wish = admission.note(connection, topic, from);
    // A client registers and subscribes in one breath; its own topic is its own only once it is known.
    if (wish) await connection.inOrder(async () => admission.decide(wish));
  }

  async function handle(connection: Connection, frame: ClientFrame): Promise<void> {
    switch (frame.type) {
      case 'register':
        connection.isByTopic = frame.data.by_topic === true;
        connection.takesPatches = frame.data.patches === true;
        connection.inflates = frame.data.deflate === true;
        connection.isViewer = frame.data.is_viewer !== false;
        return connection.inOrder(() => register(connection, frame.data));
      case 'subscribe':
        return subscribe(connection, frame.data);
      case 'unsubscribe':
        connection.named.delete(frame.data.topic);
        if (isOddsTopic(frame.data.topic)) return odds.leave(connection, frame.data.topic);
        admission.withdraw(connection, frame.data.topic);
        return topics.unsubscribe(connection, frame.data.topic);
      case 'toggle':
        return odds.choose(connection, frame.data.company_id);
      case 'classify':
        if (!connection.isByTopic) await feed.classify(connection, frame.data.classify_type);
        return connection.sendControl('classified', frame.data);
      case 'heartbeat':
        return connection.sendControl('heartbeat', { server_at: clock.now() });
      case 'login':
        return connection.inOrder(() => limit(() => qr.watch(connection.signIn, frame.data.code)));
    }
  }

  function fail(connection: Connection, frame: ClientFrame, error: unknown): void {
    const isAway = isUnavailable(error);
    platform.faults.inJob(`the frame ${frame.type}`)(error);
    connection.refuse(isAway ? 'busy' : 'fault', { frame: frame.type, ...(frame.type === 'subscribe' && { topic: frame.data.topic }) });
  }

  function accept(socket: WebSocket, line: Duplex, network: string): void {
    const connection = new Connection(socket, line, clock.now(), network);
    connections.add(connection);
    networks.set(network, (networks.get(network) ?? 0) + 1);
    socket.on('message', (raw: Buffer, isBinary) => {
      const frame = connection.isOpen ? connection.read(isBinary ? '' : raw.toString('utf8'), clock.now()) : undefined;
      if (frame) handle(connection, frame).catch((error: unknown) => fail(connection, frame, error));
    });
    socket.on('error', (error) => {
      log.debug({ err: error }, 'socket failed');
      connection.close(1002, 'protocol');
    });
    socket.on('close', () => {
      connections.delete(connection);
      const left = (networks.get(network) ?? 1) - 1;
      if (left > 0) networks.set(network, left);
      else networks.delete(network);
      signedIn.forget(connection);
      admission.leave(connection);
      topics.leave(connection);
      qr.leave(connection.signIn);
    });
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // For the whole life of the connection: the server has removed its own listener, and ws listens only in between.
    socket.on('error', (error) => log.debug({ err: error }, 'line failed'));
    const path = pathOf(request);
    const network = networkOf(addressOf(request));
    if (path === undefined || hasTwoHosts(request)) return reject(socket, '400 Bad Request');
    if (path !== '/ws') return reject(socket, '404 Not Found');
    // A client that is no page names no origin.
    if (request.headers.origin !== undefined && !origin.isOwn(request.headers.origin)) return reject(socket, '403 Forbidden');
    if ((networks.get(network) ?? 0) >= settings.socketsPerAddress) return reject(socket, '429 Too Many Requests');
    if (connections.size >= most) return reject(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (opened) => accept(opened, socket, network));
  };
  server.on('upgrade', upgrade);
  sockets.on('error', (error) => faults.report(error, { about: 'the socket server' }));

  sessions.watch(signedIn.ids, (sessionId, code) => {
    for (const connection of signedIn.of(sessionId)) {
      signedIn.set(connection, undefined);
      connection.sendControl('signed_out', { code: code || codes.tokenUnknown }, frameCodes.push);
      // Topics that could not be judged now are found by the next review of all connections.
      void review.of(connection).catch(platform.faults.inJob('reviewing a socket'));
    }
  });

  const sweep = setInterval(() => {
    for (const connection of connections) if (clock.now() - connection.heardAt > silence) connection.close(1001, 'silent');
  }, 15_000).unref();

  return {
    size: () => connections.size,
    topics: () => topics.total,
    deliveries: () => topics.deliveries,
    audience: (topic) => topics.audience(topic),
    watching: () => [...topics.names()].filter(isRoom).reduce((sum, name) => sum + topics.viewers(name), 0),
    viewers: () =>
      [...topics.names()]
        .filter(isRoom)
        .flatMap((name) =>
          [...topics.followers(name)].flatMap(({ member, isViewer }) =>
            member && isViewer ? [{ userId: member.id, roomId: Number(name.slice('room:'.length)) }] : [],
          ),
        ),
    watchers: () =>
      [...topics.names()].filter(isRoom).flatMap((name) =>
        [...topics.followers(name)]
          .filter(({ isViewer }) => isViewer)
          .map(({ member, network }) => ({
            roomId: Number(name.slice('room:'.length)),
            who: member ? { member: member.id } : { network },
          })),
      ),
    async stop() {
      clearInterval(sweep);
      feed.stop();
      server.off('upgrade', upgrade);
      await review.stop();
      await online.stop();
      topics.stop();
      for (const connection of connections) connection.close(1012, 'restarting');
      sockets.close();
    },
  };
}
