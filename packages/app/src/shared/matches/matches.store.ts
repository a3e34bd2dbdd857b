import { initialMatches, type Match } from '@pitchside/api/matches';
import { proxy } from 'valtio';
import { api } from '../api/api.ts';
import { realtime } from '../realtime/realtime.ts';

interface MatchesState {
  /** Football matches around now, by id. */
  byId: Record<string, Match>;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Milliseconds UTC of the last news from the server. */
  updatedAt: number;
}

/** The live table that every screen with running scores shares. */
export const matches = proxy<MatchesState>({ byId: {}, state: 'idle', updatedAt: 0 });

/** Takes over one row, unless it is older than what is known. */
export function takeMatch(match: Match): void {
  const known = matches.byId[match.id];
  if (!known) matches.byId[match.id] = match;
  else if (known.version <= match.version) Object.assign(known, match);
  matches.updatedAt = Date.now();
}

async function loadAll(): Promise<{ epoch: string; seq: number }> {
  const { list, epoch, seq } = await api.call(initialMatches, { sport: 'football' });
  const current = new Set(list.map((match) => match.id));
  for (const id of Object.keys(matches.byId)) if (!current.has(id)) delete matches.byId[id];
  // An event may have overtaken the answer: only newer rows replace what is known.
  for (const match of list) takeMatch(match);
  matches.updatedAt = Date.now();
  matches.state = 'ready';
  return { epoch, seq };
}

let followers = 0;
let stopFollowing: (() => void) | undefined;

async function begin(): Promise<void> {
  matches.state = matches.state === 'ready' ? 'ready' : 'loading';
  try {
    const from = await loadAll();
    if (followers === 0) return;
    stopFollowing = realtime.subscribe('matches:football', {
      from,
      onEvent: (event) => {
        if (event.type === 'match') takeMatch(event.data);
      },
      onReset: () => void loadAll().catch(() => (matches.state = 'failed')),
    });
  } catch (error) {
    matches.state = 'failed';
    throw error;
  }
}

/** Keeps the table live while somebody shows it; returns how to stop. A failure is in `state`, with `retryMatches`. */
export function followMatches(): () => void {
  followers += 1;
  if (followers === 1) begin().catch(() => undefined);
  return () => {
    followers -= 1;
    if (followers > 0) return;
    stopFollowing?.();
    stopFollowing = undefined;
  };
}

/** Tries again after a failure. */
export const retryMatches = (): void => void begin().catch(() => undefined);
