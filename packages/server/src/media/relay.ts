import { LRUCache } from 'lru-cache';

/** An answer of the node that has a stream. */
export interface Relayed {
  status: number;
  type: string;
  caching: string;
  bytes: Buffer;
}

/** Milliseconds for the other node; a playlist may wait for its next part. */
const patience = 10_000;
/** Milliseconds for which the whereabouts of a stream, a playlist and a file are taken from memory. */
const lives = { place: 1_000, playlist: 200, file: 10_000 };
/** Bytes of relayed files in memory, and rooms whose place is. */
const most = { bytes: 48 * 1024 * 1024, places: 2_000 };

/** Header of a request that one node sends another: it is not handed on again. */
export const hopHeader = 'x-pitchside-hop';

export interface Relay {
  /** Answer of the node that has a room's stream; undefined where no other has. */
  ask(room: string, url: string): Promise<Relayed | undefined>;
  /** Whether another node has a room's stream, as of the last second. */
  isElsewhere(room: string): Promise<boolean>;
}

/**
 * Hands requests for a stream to the node that takes it: any node may be asked, and only one has the segments. Viewers who ask the same at
 * the same time, or shortly after each other, cost that node one request.
 * @param placeOf internal address of the node with the stream of a room, unless it is this one
 */
export function createRelay(placeOf: (room: string) => Promise<string | undefined>): Relay {
  const places = new LRUCache<string, { at: string | undefined }>({ max: most.places, ttl: lives.place });
  const answers = new LRUCache<string, Relayed>({
    maxSize: most.bytes,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
    ttl: lives.file,
  });
  const asked = new Map<string, Promise<Relayed>>();

  async function find(room: string): Promise<string | undefined> {
    const known = places.get(room);
    if (known) return known.at;
    const at = await placeOf(room);
    places.set(room, { at });
    return at;
  }

  async function ask(address: string): Promise<Relayed> {
    const answer = await fetch(address, { headers: { [hopHeader]: '1' }, redirect: 'error', signal: AbortSignal.timeout(patience) });
    const relayed = {
      status: answer.status,
      type: answer.headers.get('content-type') ?? 'application/octet-stream',
      caching: answer.headers.get('cache-control') ?? 'no-store',
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
    if (answer.ok) answers.set(address, relayed, { ttl: /[./]m3u8(\?|$)/.test(address) ? lives.playlist : lives.file });
    return relayed;
  }

  const answer: Relay['ask'] = async (room, url) => {
    // Anything else is no room, and not worth a question to the database.
    if (!/^[1-9]\d{0,14}$/.test(room)) return undefined;
    const place = await find(room);
    if (place === undefined) return undefined;
    const address = `${place}${url}`;
    const known = answers.get(address);
    if (known) return known;
    const running = asked.get(address) ?? ask(address).finally(() => asked.delete(address));
    asked.set(address, running);
    try {
      return await running;
    } catch {
      // The other node is gone; its lease ends soon, and the room with it.
      places.delete(room);
      return {
        status: 503,
        type: 'text/plain; charset=utf-8',
        caching: 'no-store',
        bytes: Buffer.from('The stream’s node does not answer\n'),
      };
    }
  };
  return { ask: answer, isElsewhere: async (room) => (await find(room)) !== undefined };
}
