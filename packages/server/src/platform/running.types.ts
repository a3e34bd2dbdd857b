/** A running part of the server that must be stopped: a simulator, an ingest, a timer. */
export interface Running {
  stop(): Promise<void>;
}
