import { rowOf, rowsKept } from '@pitchside/api/realtime';
import type { StoredEvent } from '../platform/events.ts';

/** An event, and the earlier one of its topic that it may be sent as a patch of. */
export interface RowEvent extends StoredEvent {
  base?: StoredEvent | undefined;
}

/** Remembers the newest state of each row of a topic, as far back as a patch may refer. */
export function createRows() {
  const newest = new Map<string, StoredEvent>();
  return {
    /** Finds what each of some events, which follow all earlier ones, may be a patch of. */
    join(events: readonly StoredEvent[]): RowEvent[] {
      const joined = events.map((event): RowEvent => {
        const row = rowOf(event);
        if (row === undefined) return event;
        const base = newest.get(row);
        newest.delete(row);
        newest.set(row, event);
        return base && base.seq > event.seq - rowsKept ? { ...event, base } : event;
      });
      const last = events.at(-1)?.seq ?? 0;
      for (const [row, { seq }] of newest) {
        if (seq > last - rowsKept) break;
        newest.delete(row);
      }
      return joined;
    },
    clear: () => newest.clear(),
  };
}

export type Rows = ReturnType<typeof createRows>;
