import type { CallData } from '@pitchside/api/contract';
import { initialMatches, type Match, type Sport } from '@pitchside/api/scores/matches';
import { createNanoEvents } from 'nanoevents';
import { proxy, ref } from 'valtio';
import { api } from '../../platform/api/api.ts';
import { beforeDrawing, drawing } from '../../platform/drawn/drawn.ts';
import { nextFrame } from '../../platform/frame/nextFrame.ts';
import { isSaving } from '../../platform/line/saver.store.ts';
import { followSource } from '../../platform/resource/follow.ts';
import { createScope, type Scope } from '../../platform/resource/scope.ts';
import { holdMatches, onSeen, visibleMatchOf, visibleMatches, takeIn } from '../../platform/guard/visibleMatches.ts';
import { noteAnswerTime } from '../../platform/guard/spoiler.store.ts';

interface MatchesState {
  /** Matches of the sport around now, by id; each is a whole that is replaced, never changed. */
  byId: Record<string, Match>;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Milliseconds UTC of the last news from the server. */
  updatedAt: number;
  /** Last update of the source while it is silent, ms UTC; else null. */
  staleSince: number | null;
}

/** Time for which changes are gathered while data is saved, ms: rows change twice a second. */
const savedPause = 500;

/** A changed row, with its former state. */
export interface RowChange {
  match: Match;
  before: Match | undefined;
}

/** Listens for changed rows, at most once a frame; `whole` when the table was fetched again, so that rows may be gone. */
export type RowsListener = (rows: readonly RowChange[], whole: boolean) => void;

/** The live table of one sport, shared by every screen with running scores. */
export interface LiveTable {
  state: MatchesState;
  /** Applies a row with the next frame, in its visible state then. */
  take(match: Match): void;
  /** Keeps the table live while a component shows it. Returns a function that stops it. A failure is in `state`, with `retry`. */
  follow(): () => void;
  retry(): void;
  onRows(listener: RowsListener): () => void;
}

function createTable(sport: Sport): LiveTable {
  const state = proxy<MatchesState>({ byId: {}, state: 'idle', updatedAt: 0, staleSince: null });
  beforeDrawing(() => Object.assign(state, { byId: {}, state: 'idle', updatedAt: 0, staleSince: null }));
  const events = createNanoEvents<{ rows: RowsListener }>();
  let waiting = new Set<string>();
  let release = () => {};
  let asked = false;
  let followers = 0;
  let scope: Scope | undefined;

  function flush(whole = false): void {
    asked = false;
    const due = waiting;
    waiting = new Set();
    const rows = [...due].flatMap((id): RowChange[] => {
      const [match, before] = [visibleMatchOf(id) ?? visibleMatches.byId[id], state.byId[id]];
      return match && match !== before ? [{ match, before }] : [];
    });
    // A row is one value: walking into a thousand rows a second would cost more than drawing them.
    for (const { match } of rows) state.byId[match.id] = ref(match);
    state.updatedAt = Date.now();
    if (rows.length > 0 || whole) events.emit('rows', rows, whole);
  }

  function put({ id }: Match): void {
    waiting.add(id);
    if (asked) return;
    asked = true;
    if (drawing()) return;
    if (isSaving()) setTimeout(flush, savedPause);
    else nextFrame(() => flush());
  }

  const take = (match: Match) => put(takeIn(match));
  // What the viewer's own picture has reached meanwhile.
  onSeen((match) => match.sport === sport && (state.byId[match.id] || waiting.has(match.id)) && put(match));

  function takeAll({ list, server_at, stale_since }: CallData<typeof initialMatches>): void {
    noteAnswerTime(server_at);
    state.staleSince = stale_since;
    const current = new Set(list.map((match) => match.id));
    for (const id of Object.keys(state.byId)) if (!current.has(id)) delete state.byId[id];
    release();
    release = holdMatches(current);
    for (const match of list) put(match);
    flush(true);
    state.state = 'ready';
  }

  let retry = () => {};
  function begin(): Scope {
    const scope = createScope();
    state.state = state.state === 'ready' ? 'ready' : 'loading';
    const refresh = followSource(scope, {
      load: (signal) => api.call(initialMatches, { sport }, { signal }),
      take: takeAll,
      fail: () => void (state.state = 'failed'),
      topics: ({ epoch, seq }) => [
        {
          topic: `matches:${sport}`,
          from: { epoch, seq },
          onEvent(event) {
            if (event.type === 'match') put(event.data);
            if (event.type === 'feed') state.staleSince = event.data.stale_since;
          },
        },
      ],
    });
    retry = () => {
      state.state = state.state === 'ready' ? 'ready' : 'loading';
      refresh();
    };
    return scope;
  }

  return {
    state,
    take,
    retry: () => retry(),
    follow() {
      followers += 1;
      if (followers === 1) scope = begin();
      return () => {
        followers -= 1;
        if (followers === 0) scope?.leave();
      };
    },
    onRows: (listener) => events.on('rows', listener),
  };
}

const tables = new Map<Sport, LiveTable>();

/** The live table of a sport; one for the whole page. */
export function liveTable(sport: Sport): LiveTable {
  const table = tables.get(sport) ?? createTable(sport);
  tables.set(sport, table);
  return table;
}

const football = liveTable('football');

/** Football around now. */
export const matches = football.state;
/** Keeps football live while a component shows it. Returns a function that stops it. */
export const followMatches = football.follow;
/** Tries again after a failure. */
export const retryMatches = football.retry;
