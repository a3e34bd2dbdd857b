import type { Score, Side } from '../Crest/team.ts';
import type { CardCount } from './listed.ts';
import type { Quote } from '../odds/index.ts';
import type { GameClock } from './match.ts';
import type { MatchStatus } from '../StatusChip/index.ts';

/** Fields of a match that may change while it is in a table. */
export interface LiveFields {
  status: MatchStatus;
  score: Score | null;
  halfTime: Score;
  corners: Score;
  cards: Record<Side, CardCount>;
  /** Rooms that show the match. */
  rooms: number;
  /** The live prices of a market; null while it is locked. */
  asian: Quote | null;
  size: Quote | null;
  european: Quote | null;
  /** Basketball: points of each quarter so far, then of each overtime. */
  periods: readonly Score[];
  /** Basketball: time left of the period; null between periods. */
  clock: GameClock | null;
  /** Basketball: lead of the home side after each minute of play. */
  leads: readonly number[];
}
export type LiveField = keyof LiveFields;

/** New values of some fields; fields that are left out stay. */
export type LivePatch = Partial<LiveFields>;

/** Brings changes from a socket to the cells of a table, once a frame, without a render. */
export interface ScoreFeed {
  /** New values of a match. Several within one frame fold into one: the last of each field wins. */
  push: (id: string, patch: LivePatch) => void;
  /** The newest values of a match that have been shown; undefined while there are none. */
  read: (id: string) => LivePatch | undefined;
  /** Calls `listener` after a frame in which the field was pushed; returns a function that unsubscribes. */
  subscribe: (id: string, field: LiveField, listener: () => void) => () => void;
  /** Shows the pushed values now, without waiting for the frame. */
  flush: () => void;
  /** Forgets all values, when a full list has come that knows them. */
  clear: () => void;
}

/** Schedules a call for the next frame. */
export type FrameRequest = (flush: () => void) => void;

const nextFrame: FrameRequest = (flush) => void requestAnimationFrame(flush);

type Listeners = Map<LiveField, Set<() => void>>;

/** A feed for one table; `request` asks for the next frame, default the page's own. */
export function createScoreFeed(request: FrameRequest = nextFrame): ScoreFeed {
  let shown = new Map<string, LivePatch>();
  let waiting = new Map<string, LivePatch>();
  const listening = new Map<string, Listeners>();
  let asked = false;

  function flush() {
    asked = false;
    const due = waiting;
    waiting = new Map();
    // Patches are our own copies; values are never copied again, however many matches are out of view.
    for (const [id, patch] of due) {
      const known = shown.get(id);
      if (known) Object.assign(known, patch);
      else shown.set(id, patch);
    }
    for (const [id, patch] of due) {
      const fields = listening.get(id);
      if (!fields) continue;
      for (const field in patch) fields.get(field as LiveField)?.forEach((listener) => listener());
    }
  }

  return {
    push: (id, patch) => {
      const known = waiting.get(id);
      if (known) Object.assign(known, patch);
      else waiting.set(id, { ...patch });
      if (asked) return;
      asked = true;
      request(flush);
    },
    read: (id) => shown.get(id),
    subscribe: (id, field, listener) => {
      const fields = listening.get(id) ?? new Map<LiveField, Set<() => void>>();
      listening.set(id, fields);
      const listeners = fields.get(field) ?? new Set();
      fields.set(field, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) fields.delete(field);
        if (fields.size === 0 && listening.get(id) === fields) listening.delete(id);
      };
    },
    flush,
    clear: () => {
      shown = new Map();
      waiting = new Map();
    },
  };
}
