/** Hears that something of a name has moved; `seq` is the number of the newest event where the name is a topic's. */
export type WakeListener = (name: string, seq?: number) => void;

/**
 * Wake-ups between all parts of all nodes: the bus says that something has moved, never what happened. A listener asks the database; one
 * that misses a wake-up finds out by polling.
 */
export interface Bus {
  /** Wakes listeners here at once and those of other nodes a moment later; says it once for several within that moment. */
  wake: WakeListener;
  /** Calls back for every wake-up of any node; returns how to stop. */
  onWake(listener: WakeListener): () => void;
  /** Calls back when wake-ups of others may have been missed, as after a cut: what was waited for is looked up. Returns how to stop. */
  onGap(listener: () => void): () => void;
  stop(): Promise<void>;
}
