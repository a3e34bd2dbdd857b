import { randomBytes } from 'node:crypto';
import type { FakePublisher, MediaWords } from './mediaServer.ts';

const actions = { publish: 'on_publish', gone: 'on_unpublish', ready: 'on_hls' } as const;

/** The body of a hook, as SRS 5 and 6 send it. Source: ossrs.io, HTTP Callback. */
export const srsHook = ({ client, app, name, key }: FakePublisher, action: string): Record<string, unknown> => ({
  server_id: 'vid-0xk989d',
  service_id: 'l2457284',
  action,
  client_id: client,
  ip: '192.168.1.10',
  vhost: '__defaultVhost__',
  app,
  tcUrl: `rtmp://push.example.com/${app}`,
  stream: name,
  param: key === '' ? '' : `?key=${key}`,
  stream_url: `/${app}/${name}`,
  stream_id: 'vid-124q9y3',
  ...(action === 'on_hls' && {
    duration: 2.04,
    cwd: '/usr/local/srs',
    file: `./objs/nginx/html/${app}/${name}-0.ts`,
    url: `${app}/${name}-0.ts`,
    m3u8: `./objs/nginx/html/${app}/${name}.m3u8`,
    m3u8_url: `${app}/${name}.m3u8`,
    seq_no: 0,
  }),
});

/** SRS lets in on HTTP 200 with the code 0, and on nothing else. */
async function post(hooks: string, publisher: FakePublisher, action: string): Promise<{ status: number; isGood: boolean }> {
  const answer = await fetch(hooks, {
    method: 'POST',
    headers: { 'content-type': 'application-json' },
    body: JSON.stringify(srsHook(publisher, action)),
  });
  const text = await answer.text();
  return { status: answer.status, isGood: answer.status === 200 && (JSON.parse(text) as { code?: unknown }).code === 0 };
}

const shown = ({ client, app, name, isReady, codec }: FakePublisher) => ({
  id: 'vid-124q9y3',
  name,
  vhost: 'vid-ya9c2l1',
  app,
  tcUrl: `rtmp://push.example.com/${app}`,
  url: `/${app}/${name}`,
  live_ms: 1_795_000_000_000,
  clients: 1,
  frames: 250,
  send_bytes: 0,
  recv_bytes: 1_000_000,
  kbps: { recv_30s: 2_500, send_30s: 0 },
  publish: { active: true, cid: client },
  video: isReady ? { codec, profile: 'High', level: '3.1', width: 1280, height: 720 } : null,
  audio: isReady ? { codec: 'AAC', sample_rate: 44_100, channel: 2, profile: 'LC' } : null,
});
/** Entry that SRS keeps listing for a stream that was pushed once. */
const silent = {
  ...shown({ client: '', app: 'live', name: '1', key: '', isReady: false, codec: '' }),
  publish: { active: false, cid: '' },
};

export const srsWords: MediaWords = {
  kind: 'srs',
  newClient: () => randomBytes(4).toString('hex'),
  list(publishers, url) {
    if (url.pathname !== '/api/v1/streams/') return undefined;
    const number = (name: string, usual: number) => Number(url.searchParams.get(name) ?? usual);
    const start = number('start', 0);
    const streams = [silent, ...publishers.map(shown)].slice(start, start + number('count', 10));
    return { status: 200, body: JSON.stringify({ code: 0, server: 'vid-0xk989d', service: 'l2457284', pid: '1', streams }) };
  },
  kicks: (method, { pathname }) => (method === 'DELETE' ? /^\/api\/v1\/clients\/(.+)$/.exec(pathname)?.[1] : undefined),
  // 2049: ERROR_RTMP_CLIENT_NOT_FOUND.
  kicked: (isThere) => ({ status: 200, body: JSON.stringify({ code: isThere ? 0 : 2_049 }) }),
  ask: async (hooks, publisher) => (await post(hooks, publisher, actions.publish)).isGood,
  notify: async (hooks, publisher, what) => (await post(hooks, publisher, actions[what])).status,
};
