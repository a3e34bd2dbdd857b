/** Called when something of a name has moved; `seq` is the number of the newest event where the name is a topic's. */
export type WakeListener = (name: string, seq?: number) => void;

/**
 * Wake-ups between all parts of all nodes: the bus says that something has moved, never what happened. A listener asks the database; one
 * that misses a wake-up finds out by polling.
 */
export interface Bus {
  /** Wakes listeners here at once and those of other nodes a moment later; several wake-ups within that moment are sent as one. */
  wake: WakeListener;
  /** Calls back for every wake-up of any node; returns a function to unsubscribe. */
  onWake(listener: WakeListener): () => void;
  /**
   * Calls back when wake-ups of others may have been missed, as after a cut, so that listeners check the database. Returns a function to
   * unsubscribe.
   */
  onGap(listener: () => void): () => void;
  stop(): Promise<void>;
}
