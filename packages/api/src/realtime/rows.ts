import type { PlacedEvent } from './plainFrames.ts';
import { applyPatch } from './patch.ts';
import type { TopicEvent } from './realtime.contract.ts';

/**
 * Name of the row that the data of an event are the state of: a later event of the same row may come as a patch. Undefined for events that
 * are never patched, and for data of another shape.
 */
export function rowOf({ type, data }: { type: string; data: unknown }): string | undefined {
  const { id, match_id, statistics, momentum, flow, list } = (data ?? {}) as Record<string, unknown>;
  if (type === 'match') return `match ${String(id)}`;
  // Parts that did not change are null: an event resembles the last one with the same parts.
  if (type === 'match_detail') return `detail ${String(match_id)} ${statistics === null} ${momentum === null} ${flow === null}`;
  if (type !== 'exponent' || !Array.isArray(list)) return undefined;
  // Lists of several matches hardly ever come again.
  const lines = list.filter(Array.isArray).map((line: unknown[]) => line.slice(0, 3).join(' '));
  const matches = new Set(list.map((line: unknown) => Array.isArray(line) && (line[0] as unknown)));
  return matches.size === 1 ? `exponent ${lines.join()}` : undefined;
}

/** A patch refers to an event less than so many numbers back. */
export const rowsKept = 1_000;

/** Cache of the rows that came over one socket for one topic; it completes those that come as patches. */
export function createRowCache() {
  const rows = new Map<string, TopicEvent>();

  function keep(event: TopicEvent): TopicEvent {
    const key = `${event.epoch} ${event.seq}`;
    rows.delete(key);
    rows.set(key, event);
    for (const oldest of rows.keys()) if (rows.size > rowsKept) rows.delete(oldest);
    return event;
  }

  return {
    /** Event of a frame, whole; undefined when its type is unknown, or what it patches did not come. */
    complete({ topic, epoch, seq, event, patch }: PlacedEvent): TopicEvent | undefined {
      if (!patch) return event && rowOf(event) !== undefined ? keep(event) : event;
      const base = rows.get(`${epoch} ${patch.base}`);
      // A frame that comes twice finds its row where it was made.
      if (!base) return rows.get(`${epoch} ${seq}`);
      try {
        const whole = { type: base.type, topic, epoch, seq, data: applyPatch(base.data, patch.changes) } as TopicEvent;
        rows.delete(`${epoch} ${patch.base}`);
        return keep(whole);
      } catch {
        return undefined;
      }
    },
    /** The socket is gone: the next one brings every row whole once. */
    clear: () => rows.clear(),
  };
}
