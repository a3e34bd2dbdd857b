/** Figures of the streams that a node takes; totals are since its start. */
export interface StreamFigures {
  /** Streams at the moment. */
  streams: number;
  bytes: number;
  frames: number;
  /** Publishers whose connection ended, and those that were refused. */
  cuts: number;
  refusals: number;
  /** Seconds since the publisher that is silent for longest sent something; 0 without one. */
  silence: number;
}
