/** The part of a WebSocket that the client uses; the browser's, Node's and `ws`'s all have it. */
export interface RealtimeSocket {
  readonly readyState: number;
  binaryType: string;
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** Constructor of a socket. */
export type RealtimeSocketClass = new (url: string) => RealtimeSocket;

/** `readyState` of a socket that can send. */
export const openState = 1;

/** Source of the network's events; absent in Node. */
export interface NetworkEvents {
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

/** The browser's network events, or undefined where there are none. */
export const platformNetwork = (): NetworkEvents | undefined =>
  typeof globalThis.addEventListener === 'function' ? globalThis : undefined;
