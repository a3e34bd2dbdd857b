import { deskQueues, type DeskQueue } from '@pitchside/api/desk/operations';

/** Length of a queue, and since when its oldest entry waits. */
export interface Waiting {
  total: number;
  oldestAt: number | null;
}

export interface DeskQueues {
  /** Registers a queue; called by its module when the site opens. */
  know(kind: DeskQueue, waiting: () => Promise<Waiting>): void;
  /** All registered queues, in the order of the desk. */
  all(): Promise<(Waiting & { kind: DeskQueue })[]>;
}

/** Queues of the desk, registered by their modules. */
export function createQueues(): DeskQueues {
  const known = new Map<DeskQueue, () => Promise<Waiting>>();
  return {
    know: (kind, waiting) => void known.set(kind, waiting),
    async all() {
      const each = deskQueues.map(async (kind) => {
        const waiting = await known.get(kind)?.();
        return waiting ? [{ kind, ...waiting }] : [];
      });
      return (await Promise.all(each)).flat();
    },
  };
}
