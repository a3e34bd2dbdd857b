import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Channel } from './channel.ts';
import { hopHeader, type Relay } from './relay.ts';

/** Finds the channel of a name, such as the number of a room; undefined when nothing plays. */
export type Lookup = (room: string) => Promise<Channel | undefined>;

/** Multivariant playlists of a room: of everything, and of its sound alone. */
export const variantLists = ['variants.m3u8', 'audio.m3u8'] as const;
export type VariantList = (typeof variantLists)[number];
const variantList = (file: string) => variantLists.find((name) => name === file);

/** Other renditions of a room's video. */
export interface Ladders {
  /** Multivariant playlist; undefined where nothing plays. */
  variants(room: string, list: VariantList): string | undefined;
  /** Channel of one rendition; undefined where it does not exist, or is unavailable now. */
  rung(room: string, name: string): Promise<Channel | undefined>;
}

/** Playlists of a room by name: with parts, and without for players that do not support them. */
const playlists: Record<string, { lowLatency: boolean }> = { 'index.m3u8': { lowLatency: true }, 'plain.m3u8': { lowLatency: false } };

const playlistType = 'application/vnd.apple.mpegurl';
/** Names of files never come to mean something else, but nobody needs them for long. */
const fileCache = 'public, max-age=300, immutable';

interface MediaRoute {
  Params: { room: string; rung: string; file: string };
  Querystring: Record<string, unknown>;
}

type Asked = Pick<FastifyRequest<MediaRoute>, 'params' | 'query'>;

const readNumber = (value: unknown): number | undefined =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;

const refuse = (reply: FastifyReply, status: 400 | 404) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? 'Not found\n' : 'Too far ahead\n');

/** Answers what another node has; false where none does, or this is such a question of another node already. */
async function handOn(
  { params, headers, url }: Pick<FastifyRequest<MediaRoute>, 'params' | 'headers' | 'url'>,
  reply: FastifyReply,
  relay: Relay | undefined,
): Promise<boolean> {
  const answer = headers[hopHeader] === undefined ? await relay?.ask(params.room, url) : undefined;
  if (!answer) return false;
  await reply.code(answer.status).header('cache-control', answer.caching).type(answer.type).send(answer.bytes);
  return true;
}

/**
 * Mounts video under a folder: `/media/live/7/index.m3u8`, and with ladders `/media/live/7/variants.m3u8`,
 * `/media/live/7/smooth/index.m3u8`, `/media/live/7/audio.m3u8` and `/media/live/7/sound/index.m3u8`.
 * @param relay asks the node that has a stream which this one has not
 */
export function mountMedia(
  app: FastifyInstance,
  folder: '/media/live' | '/media/filmed',
  lookup: Lookup,
  ladders?: Ladders,
  relay?: Relay,
): void {
  async function answer({ params, query }: Asked, reply: FastifyReply, channel: Channel | undefined) {
    if (!channel) return refuse(reply, 404);
    const kind = playlists[params.file];
    if (!kind) {
      const bytes = await channel.file(params.file);
      return bytes ? reply.header('cache-control', fileCache).type('video/mp4').send(bytes) : refuse(reply, 404);
    }
    const said = await channel.playlist({
      ...kind,
      msn: readNumber(query._HLS_msn),
      part: readNumber(query._HLS_part),
      skip: query._HLS_skip === 'YES' || query._HLS_skip === 'v2',
    });
    return 'text' in said ? reply.header('cache-control', 'no-cache').type(playlistType).send(said.text) : refuse(reply, said.refused);
  }

  app.get<MediaRoute>(`${folder}/:room/:file`, async (request, reply) => {
    const { room, file } = request.params;
    const channel = await lookup(room);
    if (!channel && (await handOn(request, reply, relay))) return reply;
    const list = variantList(file);
    const variants = list && ladders?.variants(room, list);
    if (variants !== undefined) return reply.header('cache-control', 'no-cache').type(playlistType).send(variants);
    return answer(request, reply, channel);
  });
  if (ladders)
    app.get<MediaRoute>(`${folder}/:room/:rung/:file`, async (request, reply) => {
      const { room, rung } = request.params;
      if (relay && !(await lookup(room)) && (await handOn(request, reply, relay))) return reply;
      return answer(request, reply, await ladders.rung(room, rung));
    });
}
