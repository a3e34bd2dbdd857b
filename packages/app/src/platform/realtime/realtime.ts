import { createSharedRealtime, type Realtime } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { language } from '../api/language.ts';
import { forgetUser, readSession, sessionToken } from '../session/session.store.ts';
import { overlays } from '../overlays/overlays.store.ts';
import { throughGuard } from '../guard/visibleMatches.ts';
import { noteServerTime } from '../guard/spoiler.store.ts';
import { system } from '../system/system.store.ts';
import { ways } from './ways.ts';

/** Address of the socket: from the system settings, relative to this site when it has no host. */
const address = () => new URL(system.config?.websocket_address ?? '/ws', location.origin.replace(/^http/, 'ws')).href;

const { connect, close, onStatus, subscribe, on, register, send } = createSharedRealtime({
  ways,
  url: address,
  hello: () => ({ lang: language, ...(sessionToken() && { token: sessionToken() }) }),
});

/** The socket of this page, which pages of one browser that are alike share; every match of its events goes through the spoiler guard. */
export const realtime: Omit<Realtime, 'status'> = {
  ...{ connect, close, onStatus, on, register, send },
  subscribe: (topic, handlers) => subscribe(topic, { ...handlers, onEvent: (event) => handlers.onEvent(throughGuard(event)) }),
};

interface LineState {
  /** True while the socket is open. */
  open: boolean;
  /** Milliseconds UTC since when it is not; null while it is. */
  lostAt: number | null;
  /** Tries since it was lost. */
  attempt: number;
}

/** State of the connection, for the offline mark. */
export const line = proxy<LineState>({ open: false, lostAt: null, attempt: 0 });

/** Opens the socket and keeps `line` and the session in step with it. */
export function startRealtime(): void {
  realtime.onStatus((status) => {
    line.open = status.state === 'open';
    line.attempt = status.attempt;
    line.lostAt = line.open ? null : (line.lostAt ?? Date.now());
  });
  for (const frame of ['registered', 'heartbeat'] as const) realtime.on(frame, ({ server_at }) => noteServerTime(server_at));
  realtime.on('signed_out', () => {
    // The person signed out here, or in another tab whose storage event is still on its way (the storage is read right now): nothing to
    // refresh.
    if (!sessionToken()) return;
    if (!readSession()) {
      forgetUser();
      overlays.relogin = true;
    }
    realtime.register();
  });
  realtime.connect();
}
