import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import type { Platform } from '../../platform/platform.ts';
import { createShares } from '../../platform/shares.ts';
import type { Refusal } from '../../modules/live/live/index.ts';
import type { Admit } from '../ingest/rtmpSession.ts';
import { hopHeader } from '../relay.ts';
import { readOffer, type OfferRefusal } from './offer.ts';
import type { WhipPlace } from './peer.ts';
import { openSession, type WhipPatience, type WhipSession } from './session.ts';

/** Longest offer in bytes, publishers of this node at once, and offers a minute of one address. */
const most = { offer: 64 * 1024, sessions: 64, offers: 60 };
/** Milliseconds for another node to end a session. */
const patience = 5_000;

type Reason = Refusal | OfferRefusal | 'unavailable' | 'full' | 'many';

/** Status of each refusal, and the text for the log of an encoder. */
const refusals: Record<Reason, readonly [status: number, text: string]> = {
  app: [404, 'There is no such room.'],
  noKey: [401, 'The stream key is missing: send it as Authorization: Bearer <key>.'],
  key: [401, 'The stream key is wrong, or was replaced by a new one.'],
  closed: [403, 'The room is closed: start the broadcast on the site first.'],
  busy: [409, 'Somebody publishes with this key already.'],
  offer: [400, 'The offer cannot be read: it must be SDP with one video and at most one audio.'],
  no_video: [422, 'The offer has no video that is sent.'],
  codec: [422, 'The video must be H.264 (baseline or constrained baseline, packetization-mode=1).'],
  unavailable: [503, 'This node takes no streams now: try again.'],
  full: [503, 'This node has no place for another publisher.'],
  many: [429, 'Too many offers: wait a minute.'],
};

interface WhipRoute {
  Params: { room: string; session: string };
  Body: string;
}

/** Publishing by WebRTC over HTTP (RFC 9725). */
export interface Whip {
  mount(app: FastifyInstance): Promise<void>;
  /** Takes publishers from now on. @param ffmpeg codes their sound; undefined where there is none */
  start(ffmpeg: string | undefined): void;
  /** Ends all sessions and takes no more. */
  stop(): Promise<void>;
}

interface WhipParts {
  admit: Admit;
  place: WhipPlace;
  /** Internal address of the node that has a room's stream, unless it is this one. */
  placeOf(room: string): Promise<string | undefined>;
  patience?: WhipPatience | undefined;
}

function refuse(reply: FastifyReply, reason: Reason): FastifyReply {
  const [status, detail] = refusals[reason];
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  if (status === 429 || status === 503) void reply.header('retry-after', status === 429 ? '60' : '5');
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', status, code: reason, detail }));
}

const keyOf = (header: string | undefined) => /^Bearer +(\S{1,200})$/i.exec(header ?? '')?.[1] ?? '';

export function createWhip({ log }: Pick<Platform, 'log'>, { admit, place, placeOf, patience: waits }: WhipParts): Whip {
  const sessions = new Map<string, { room: string; session: WhipSession }>();
  const share = createShares(most.offers);
  // Ports are looked for one publisher after the other.
  const inTurn = pLimit(1);
  let isOpen = false;
  let opening = 0;
  let ffmpeg: string | undefined;

  /** Answers a publisher who may publish. */
  async function open(room: string, key: string, text: string): Promise<{ id: string; answer: string } | { refused: Reason }> {
    const offer = readOffer(text);
    if ('refused' in offer) return offer;
    const id = randomBytes(16).toString('hex');
    let cut: () => void = () => void (isCut = true);
    let isCut = false;
    const publisher = await admit({ app: 'live', name: room, key }, () => cut()).catch(() => ({ refused: 'unavailable' as const }));
    if ('refused' in publisher) return publisher;
    let isOver = false;
    try {
      const session = await inTurn(() =>
        openSession(offer, publisher, {
          place,
          ffmpeg,
          log,
          patience: waits,
          onEnd(reason) {
            isOver = true;
            sessions.delete(id);
            log.info({ room, reason }, 'a publisher by WebRTC left');
          },
        }),
      );
      cut = () => void session.end('cut');
      if (isCut || !isOpen) {
        await session.end('cut');
        return { refused: 'unavailable' };
      }
      if (!isOver) sessions.set(id, { room, session });
      return { id, answer: session.answer };
    } catch (error) {
      log.warn({ err: error, room }, 'an offer could not be answered');
      return { refused: 'offer' };
    }
  }

  /** Hands a request to the node that has the room's stream; undefined where none does. */
  async function handOn(room: string, url: string): Promise<number | undefined> {
    const address = await placeOf(room);
    if (address === undefined) return undefined;
    const answer = await fetch(`${address}${url}`, {
      method: 'DELETE',
      headers: { [hopHeader]: '1' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch(() => undefined);
    return answer?.status ?? 503;
  }

  return {
    mount: async (app) =>
      void (await app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('application/sdp', { parseAs: 'string', bodyLimit: most.offer }, (_request, body, done) =>
          done(null, body),
        );
        scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

        scope.options('/whip/:room', async (_request, reply) => reply.code(204).header('accept-post', 'application/sdp').send());
        scope.post<WhipRoute>('/whip/:room', async ({ params: { room }, headers, body, ip }, reply) => {
          if (!(await share(ip))) return refuse(reply, 'many');
          if (!isOpen) return refuse(reply, 'unavailable');
          if (!/^[1-9]\d{0,14}$/.test(room)) return refuse(reply, 'app');
          const key = keyOf(headers.authorization);
          if (key === '') return refuse(reply, 'noKey');
          if (sessions.size + opening >= most.sessions) return refuse(reply, 'full');
          opening += 1;
          const answer = await open(room, key, typeof body === 'string' ? body : '').finally(() => (opening -= 1));
          if ('refused' in answer) return refuse(reply, answer.refused);
          return reply
            .code(201)
            .header('location', `/whip/${room}/${answer.id}`)
            .header('etag', `"${answer.id}"`)
            .type('application/sdp')
            .send(answer.answer);
        });
        scope.delete<WhipRoute>('/whip/:room/:session', async ({ params: { room, session: id }, headers, url }, reply) => {
          const known = sessions.get(id);
          if (known?.room === room) {
            await known.session.end('deleted');
            return reply.code(200).send();
          }
          const isOurs = /^[1-9]\d{0,14}$/.test(room) && /^[\da-f]{32}$/.test(id);
          const status = isOurs && headers[hopHeader] === undefined ? await handOn(room, url) : undefined;
          return reply.code(status ?? 404).send();
        });
        // Candidates of the publisher are not needed, and a session does not restart (RFC 9725, 4.3).
        scope.patch<WhipRoute>(
          '/whip/:room/:session',
          { onRequest: async (_request, reply) => reply.code(405).header('allow', 'DELETE').send() },
          () => undefined,
        );
      })),
    start(program) {
      [isOpen, ffmpeg] = [true, program];
    },
    async stop() {
      isOpen = false;
      await Promise.all([...sessions.values()].map(({ session }) => session.end('stopped')));
    },
  };
}
