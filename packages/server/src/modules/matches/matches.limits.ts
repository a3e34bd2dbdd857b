/** Events older than this (ms) are beyond every replay: whoever was away so long fetches the match again. */
export const replayAge = 15 * 60_000;
