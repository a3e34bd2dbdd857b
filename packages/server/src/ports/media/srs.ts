import * as z from 'zod/mini';
import type { MediaApi } from './api.ts';
import { keyOfQuery, MediaServerSilent, readJson, roomOfStream, type MediaHook, type MediaServer, type PublishedStream } from './media.ts';

/** Streams per page of the list; SRS's default is ten. */
const page = 1_000;
/** Pages that are read at most, so that a server which repeats itself is no endless question. */
const mostPages = 20;

/**
 * `GET /api/v1/streams?start=&count=`: `{code: 0, streams: [{name, app, publish: {active, cid}, video: {codec: 'H264'} | null, …}]}`.
 * Source: ossrs.io, HTTP API, "Streams" and "Kickoff Client"; `SrsStatisticStream::dumps`.
 */
const streams = z.object({
  code: z.literal(0),
  streams: z.array(
    z.object({
      name: z.string(),
      app: z.string(),
      publish: z.object({ active: z.boolean(), cid: z.optional(z.union([z.string(), z.int()])) }),
      video: z.optional(z.nullable(z.object({ codec: z.string() }))),
    }),
  ),
});

/**
 * The body that all hooks of a stream share: `{server_id, action: 'on_publish', client_id: '341w361a', ip, vhost, app: 'live', tcUrl,
 * stream: '7', param: '?key=…', stream_url, stream_id}`. Source: ossrs.io, HTTP Callback, "Protocol"; before SRS 4 a client's id was a
 * number.
 */
const hook = z.object({
  action: z.string(),
  client_id: z.union([z.string().check(z.minLength(1), z.maxLength(100)), z.int()]),
  app: z.string().check(z.maxLength(200)),
  stream: z.optional(z.string().check(z.maxLength(200))),
  param: z.optional(z.string().check(z.maxLength(2_000))),
});

/** Hooks by their action; `on_hls` comes with every segment that a player could load. */
const kinds = { on_publish: 'publish', on_unpublish: 'gone', on_hls: 'ready' } as const;

/** An answer to an order: `{code: 0}`; 2049 is a client that is not there (`ERROR_RTMP_CLIENT_NOT_FOUND`). */
const done = z.object({ code: z.int() });
const notThere = 2_049;

function readHook(body: string): MediaHook | undefined {
  const read = hook.safeParse(readJson(body));
  if (!read.success) return undefined;
  const { action, app, stream: name = '', param = '' } = read.data;
  const client = String(read.data.client_id);
  // Viewers use HLS, which needs no permission of ours; RTMP and HTTP-FLV are open to nobody.
  if (action === 'on_play') return { kind: 'read', isAllowed: false };
  const kind = kinds[action as keyof typeof kinds];
  if (!kind) return { kind: 'other' };
  return kind === 'publish' ? { kind, app, name, key: keyOfQuery(param), client } : { kind, app, name, client };
}

/** SRS 5 and 6: hooks by `http_hooks`, each with the same address, and the HTTP API. */
export function createSrs(api: MediaApi): MediaServer {
  return {
    name: 'srs',
    async published() {
      const found: PublishedStream[] = [];
      for (let start = 0; start < page * mostPages; start += page) {
        const answer = await api.get(`/api/v1/streams/?start=${start}&count=${page}`, streams);
        for (const { app, name, publish, video } of answer.streams) {
          const roomId = roomOfStream(app, name);
          if (roomId === undefined || !publish.active || publish.cid === undefined) continue;
          const client = String(publish.cid);
          found.push({ roomId, client, isReady: video?.codec === 'H264', kickPath: `/api/v1/clients/${encodeURIComponent(client)}` });
        }
        if (answer.streams.length < page) return found;
      }
      return found;
    },
    async kick({ kickPath }) {
      const { status, text } = await api.order('DELETE', kickPath);
      const said = done.safeParse(readJson(text));
      if (status === 404 || (status === 200 && said.success && [0, notThere].includes(said.data.code))) return;
      throw new MediaServerSilent(`a publisher could not be hung up on: status ${status}`);
    },
    playlist: (roomId) => `${roomId}.m3u8`,
    readHook: ({ body }) => readHook(body),
    // Whatever is not HTTP 200 with the code 0 makes SRS hang up (HTTP Callback, "Response").
    answer: (isAllowed) => ({ status: 200, type: 'application/json; charset=utf-8', body: isAllowed ? '{"code":0}' : '{"code":1}' }),
  };
}
