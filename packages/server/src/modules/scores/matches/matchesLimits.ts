/** Maximum age of events for replay, ms: clients that were away longer fetch the match again. */
export const replayAge = 15 * 60_000;
