/** A stream that is published into the media server. */
export interface PublishedStream {
  /** The room that it is pushed into. */
  roomId: number;
  /** The connection of its publisher, by the server's own name for it. */
  client: string;
  /** Whether browsers can be shown its picture by now. */
  isReady: boolean;
  /** Path of the server's API that disconnects the publisher. */
  kickPath: string;
}

/**
 * Content of a hook. `gone` is the end of one publisher, who may have been followed by another; `read` is somebody who wants to watch at
 * the server itself.
 */
export type MediaHook =
  | { kind: 'publish'; app: string; name: string; key: string; client: string }
  | { kind: 'gone' | 'ready'; app: string; name: string; client: string }
  | { kind: 'read'; isAllowed: boolean }
  /** Nothing that the site follows: any answer will do, and it is a friendly one. */
  | { kind: 'other' };

/** A hook as it came. */
export interface RawHook {
  /** Part of the address after the secret; empty for most. */
  event: string;
  query: Readonly<Record<string, unknown>>;
  body: string;
}

/** Reply to the server, in its own format: accepted or refused. */
export interface HookAnswer {
  status: number;
  type: string;
  body: string;
}

/** A media server in front of the site: it takes the anchors' streams and serves their video, and asks the site who may publish. */
export interface MediaServer {
  name: 'srs' | 'mediamtx';
  /**
   * Streams that are being published into rooms.
   * @throws MediaServerSilent without a readable answer
   */
  published(): Promise<PublishedStream[]>;
  /** Hangs up on a publisher; one that is gone already is no fault. @throws MediaServerSilent */
  kick(stream: Pick<PublishedStream, 'kickPath'>): Promise<void>;
  /** Playlist of a room, below the address of live video. */
  playlist(roomId: number): string;
  /** Parses a hook; undefined for a hook of another server. */
  readHook(raw: RawHook): MediaHook | undefined;
  answer(isAllowed: boolean): HookAnswer;
}

/** The media server is down, too slow, or gives an unreadable answer; nothing follows from that about its streams. */
export class MediaServerSilent extends Error {
  override name = 'MediaServerSilent';
}

/** The room that a stream's name means; undefined for a name of something else. */
export const roomOfStream = (app: string, name: string): number | undefined =>
  app === 'live' && /^[1-9]\d{0,14}$/.test(name) ? Number(name) : undefined;

/** Stream key in the query that follows a stream's name, such as `?key=…`; empty where there is none. */
export const keyOfQuery = (query: string): string => new URLSearchParams(query).get('key') ?? '';

/** Parses a JSON text; undefined for a broken one. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
