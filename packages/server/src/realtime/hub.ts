import { codes } from '@pitchside/api/contract';
import { frameCodes, type ClientFrame } from '@pitchside/api/realtime';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Account } from '../modules/account/account.service.ts';
import type { Platform, Running } from '../platform/platform.ts';
import type { Language } from '../text/local.ts';
import { memberTopic } from '../modules/ledger/ledger.ts';
import type { Matches } from '../modules/matches/index.ts';
import { Connection } from './connection.ts';
import { createOddsSeats, isOddsTopic } from './oddsSeats.ts';
import { Topics } from './topics.ts';

/** A socket silent for this long (ms) is gone; clients send a heartbeat each 30 s. */
const silence = 75_000;
const onlineEvery = 5_000;
const most = 20_000;

const publicTopics = /^(matches:(football|basketball|esports)|match:[\w-]{1,80}|rooms|room:\d{1,18})$/;

export interface Hub extends Running {
  /** Open sockets, for the metrics. */
  size(): number;
  /** Members who follow a room right now, once for each of their sockets. */
  viewers(): { userId: number; roomId: number }[];
}

/** True when the page that opens the socket is ours: the same host, or no page at all. */
const isOwnOrigin = (request: IncomingMessage): boolean => {
  const { origin, host } = request.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
};

function reject(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** The realtime socket at `/ws`. */
export function createHub(server: Server, platform: Platform, { sessions, qr }: Pick<Account, 'sessions' | 'qr'>, companyOf: Matches['companyOf']): Hub {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 16 * 1024, perMessageDeflate: false });
  const connections = new Set<Connection>();
  const topics = new Topics(platform);
  const { clock, log } = platform;
  const odds = createOddsSeats(topics, companyOf);

  /** What is told to a member alone ends with their sign-in. */
  const leaveOwn = (connection: Connection) => connection.member && topics.unsubscribe(connection, memberTopic(connection.member.id));

  async function register(connection: Connection, lang: Language, token: string | undefined): Promise<void> {
    connection.language = lang;
    const state = await sessions.read(token);
    const member = state.state === 'member' ? state.member : undefined;
    // Whoever registers again under the same sign-in goes on hearing what they followed.
    if (member?.sessionId !== connection.member?.sessionId) leaveOwn(connection);
    connection.member = member;
    connection.tell('registered', { server_at: clock.now(), is_member: connection.member !== undefined });
    if (state.state === 'stale') connection.tell('signed_out', { code: state.code }, frameCodes.push);
  }

  async function subscribe(connection: Connection, topic: string, from: { epoch?: string | undefined; seq?: number | undefined }): Promise<void> {
    const isOwn = connection.member !== undefined && topic === memberTopic(connection.member.id);
    if (!isOwn && !publicTopics.test(topic)) return connection.refuse();
    await topics.subscribe(connection, topic, from);
    // The count is told at once to a newcomer; others hear of it with the next round.
    const [audience] = topics.audiences(topic);
    if (topic.startsWith('room:') && audience) connection.tell('online', { topic, total: audience[1] }, frameCodes.push);
  }

  async function handle(connection: Connection, frame: ClientFrame): Promise<void> {
    switch (frame.type) {
      case 'register':
        return (connection.registering = register(connection, frame.data.lang, frame.data.token));
      case 'subscribe':
        // A client registers and subscribes in one breath; its own topic is its own only once it is known.
        await connection.registering;
        if (isOddsTopic(frame.data.topic)) return odds.follow(connection, frame.data.topic, frame.data);
        return subscribe(connection, frame.data.topic, frame.data);
      case 'unsubscribe':
        if (isOddsTopic(frame.data.topic)) return odds.leave(connection, frame.data.topic);
        return topics.unsubscribe(connection, frame.data.topic);
      case 'toggle':
        return odds.choose(connection, frame.data.company_id);
      case 'classify':
        connection.classifyType = frame.data.classify_type;
        return connection.tell('classified', frame.data);
      case 'heartbeat':
        return connection.tell('heartbeat', { server_at: clock.now() });
      case 'login':
        return qr.watch(connection.signIn, frame.data.code, frame.data.secret);
    }
  }

  function accept(socket: WebSocket, line: Duplex): void {
    const connection = new Connection(socket, line, clock.now());
    connections.add(connection);
    socket.on('message', (raw: Buffer) => {
      const frame = connection.read(raw.toString('utf8'), clock.now());
      if (!frame) return;
      handle(connection, frame).catch((error: unknown) => {
        log.warn({ err: error, type: frame.type }, 'frame failed');
        connection.refuse();
      });
    });
    socket.on('error', (error) => log.debug({ err: error }, 'socket failed'));
    socket.on('close', () => {
      connections.delete(connection);
      topics.leave(connection);
      qr.leave(connection.signIn);
    });
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname !== '/ws') return reject(socket, '404 Not Found');
    if (!isOwnOrigin(request)) return reject(socket, '403 Forbidden');
    if (connections.size >= most) return reject(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (opened) => accept(opened, socket));
  };
  server.on('upgrade', upgrade);

  sessions.onEnd((sessionId, code) => {
    for (const connection of connections) {
      if (connection.member?.sessionId !== sessionId) continue;
      leaveOwn(connection);
      connection.member = undefined;
      connection.tell('signed_out', { code: code || codes.tokenUnknown }, frameCodes.push);
    }
  });

  const sweep = setInterval(() => {
    for (const connection of connections) if (clock.now() - connection.heardAt > silence) connection.close(1001, 'silent');
  }, 15_000).unref();

  const told = new Map<string, number>();
  const online = setInterval(() => {
    for (const [topic, total] of topics.audiences('room:')) {
      if (told.get(topic) === total) continue;
      told.set(topic, total);
      for (const connection of topics.followers(topic)) connection.tell('online', { topic, total }, frameCodes.push);
    }
  }, onlineEvery).unref();

  return {
    size: () => connections.size,
    viewers: () => topics.audiences('room:').flatMap(([name]) => [...topics.followers(name)].flatMap(({ member }) => (member ? [{ userId: member.id, roomId: Number(name.slice('room:'.length)) }] : []))),
    async stop() {
      clearInterval(sweep);
      clearInterval(online);
      server.off('upgrade', upgrade);
      topics.stop();
      for (const connection of connections) connection.close(1012, 'restarting');
      sockets.close();
    },
  };
}
