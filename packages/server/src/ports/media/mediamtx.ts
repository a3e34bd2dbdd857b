import * as z from 'zod/mini';
import type { MediaApi } from './api.ts';
import { keyOfQuery, MediaServerSilent, readJson, roomOfStream, type MediaHook, type MediaServer, type PublishedStream } from './media.ts';

const page = 1_000;
/** Pages that are read at most, so that a server which repeats itself is no endless question. */
const mostPages = 20;

/**
 * `GET /v3/paths/list?page=&itemsPerPage=`: `{itemCount, pageCount, items: [{name: 'live/7', source: {type: 'rtmpConn', id} | null, ready,
 * tracks: ['H264', …], …}]}`; newer servers say `available` for `ready`. Source: mediamtx.org, Control API; `api/openapi.yaml`, `PathList`.
 */
const paths = z.object({
  pageCount: z.int(),
  items: z.array(
    z.object({
      name: z.string(),
      source: z.optional(z.nullable(z.object({ type: z.string(), id: z.string() }))),
      ready: z.optional(z.boolean()),
      available: z.optional(z.boolean()),
      tracks: z.optional(z.nullable(z.array(z.string()))),
    }),
  ),
});

/**
 * Request body of `authHTTPAddress`: `{user, password, token, ip, action: 'publish' | 'read' | …, path: 'live/7', protocol: 'rtmp', id,
 * query: 'key=…'}`; a status 20x lets in. Source: mediamtx.org, Authentication, "External HTTP server".
 */
const question = z.object({
  action: z.string(),
  path: z.string().check(z.maxLength(400)),
  protocol: z.string(),
  id: z.nullish(z.string().check(z.maxLength(100))),
  query: z.string().check(z.maxLength(2_000)),
});

/** Types of publishers that a room accepts, with the API path that disconnects them (`POST /v3/rtmpconns/kick/{id}`). */
const kickPaths: Readonly<Record<string, string>> = { rtmpConn: '/v3/rtmpconns/kick/', rtmpsConn: '/v3/rtmpsconns/kick/' };

/** Events that `runOnReady` and `runOnNotReady` report by a request of their own, by the end of its address. */
const events = { ready: 'ready', gone: 'gone' } as const;

const parted = (path: string): [app: string, name: string] => {
  const [app = '', ...rest] = path.split('/');
  return [app, rest.join('/')];
};

function readQuestion(body: string): MediaHook | undefined {
  const read = question.safeParse(readJson(body));
  if (!read.success) return undefined;
  const { action, path, protocol, id, query } = read.data;
  if (action !== 'publish') return { kind: 'read', isAllowed: action === 'read' && protocol === 'hls' };
  // Other protocols give a publisher one id in questions and another in the list.
  if (!/^rtmps?$/.test(protocol) || !id) return undefined;
  const [app, name] = parted(path);
  return { kind: 'publish', app, name, key: keyOfQuery(query), client: id };
}

function readEvent(event: string, { path, id }: Readonly<Record<string, unknown>>): MediaHook | undefined {
  const kind = events[event as keyof typeof events];
  if (!kind || typeof path !== 'string' || typeof id !== 'string' || id === '') return undefined;
  const [app, name] = parted(path);
  return { kind, app, name, client: id };
}

/** MediaMTX 1.9 and newer: publishers by `authMethod: http`, starts and ends by `runOnReady` and `runOnNotReady`, and the control API. */
export function createMediaMtx(api: MediaApi): MediaServer {
  return {
    name: 'mediamtx',
    async published() {
      const found: PublishedStream[] = [];
      for (let at = 0; at < mostPages; at += 1) {
        const { items, pageCount } = await api.get(`/v3/paths/list?page=${at}&itemsPerPage=${page}`, paths);
        for (const { name, source, ready, available, tracks } of items) {
          const roomId = roomOfStream(...parted(name));
          const kickPath = source && kickPaths[source.type];
          if (roomId === undefined || !kickPath) continue;
          const isReady = (available ?? ready ?? false) && (tracks ?? []).includes('H264');
          found.push({ roomId, client: source.id, isReady, kickPath: `${kickPath}${encodeURIComponent(source.id)}` });
        }
        if (at + 1 >= pageCount) break;
      }
      return found;
    },
    async kick({ kickPath }) {
      const { status } = await api.order('POST', kickPath);
      if (status !== 200 && status !== 404) throw new MediaServerSilent(`a publisher could not be hung up on: status ${status}`);
    },
    playlist: (roomId) => `${roomId}/index.m3u8`,
    readHook: ({ event, query, body }) => (event === '' ? readQuestion(body) : readEvent(event, query)),
    answer: (isAllowed) => ({ status: isAllowed ? 200 : 403, type: 'text/plain; charset=utf-8', body: isAllowed ? 'ok\n' : 'refused\n' }),
  };
}
