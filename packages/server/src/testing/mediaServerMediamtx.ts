import { randomUUID } from 'node:crypto';
import type { FakePublisher, MediaWords } from './mediaServer.ts';

/** Request body of `authHTTPAddress`. Source: mediamtx.org, Authentication. */
export const mediaMtxQuestion = ({ client, app, name, key }: FakePublisher): Record<string, unknown> => ({
  ip: '192.168.1.10',
  user: '',
  password: '',
  token: '',
  action: 'publish',
  path: `${app}/${name}`,
  protocol: 'rtmp',
  id: client,
  query: key === '' ? '' : `key=${key}`,
});

const shown = ({ client, app, name, isReady, codec }: FakePublisher) => ({
  name: `${app}/${name}`,
  confName: '~^live/\\d+$',
  source: { type: 'rtmpConn', id: client },
  ready: isReady,
  readyTime: isReady ? '2026-11-21T12:00:00.000000000Z' : null,
  tracks: isReady ? [codec, 'MPEG-4 Audio'] : [],
  bytesReceived: 1_000_000,
  bytesSent: 0,
  readers: [],
});
/** Further paths in its list: without a publisher, or of an operator's own. */
const others = [
  { ...shown({ client: '', app: 'live', name: '1', key: '', isReady: false, codec: '' }), source: null },
  {
    ...shown({ client: randomUUID(), app: 'live', name: '2', key: '', isReady: true, codec: 'H264' }),
    source: { type: 'rtspSource', id: '' },
  },
];

export const mediaMtxWords: MediaWords = {
  kind: 'mediamtx',
  newClient: randomUUID,
  list(publishers, url) {
    if (url.pathname !== '/v3/paths/list') return undefined;
    const number = (name: string, usual: number) => Number(url.searchParams.get(name) ?? usual);
    const [page, size] = [number('page', 0), number('itemsPerPage', 100)];
    const all = [...others, ...publishers.map(shown)];
    const items = all.slice(page * size, (page + 1) * size);
    return { status: 200, body: JSON.stringify({ itemCount: all.length, pageCount: Math.ceil(all.length / size), items }) };
  },
  kicks: (method, { pathname }) => (method === 'POST' ? /^\/v3\/rtmpconns\/kick\/(.+)$/.exec(pathname)?.[1] : undefined),
  kicked: (isThere) =>
    isThere ? { status: 200, body: '{"status":"ok"}' } : { status: 404, body: '{"status":"error","error":"connection not found"}' },
  // Any status that begins with 20 lets in.
  async ask(hooks, publisher) {
    const body = JSON.stringify(mediaMtxQuestion(publisher));
    const { status } = await fetch(hooks, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return status >= 200 && status < 210;
  },
  // `curl -X POST` in runOnReady and runOnNotReady.
  async notify(hooks, { client, app, name }, what) {
    const query = new URLSearchParams({ path: `${app}/${name}`, type: 'rtmpConn', id: client });
    return (await fetch(`${hooks}/${what}?${query}`, { method: 'POST' })).status;
  },
};
