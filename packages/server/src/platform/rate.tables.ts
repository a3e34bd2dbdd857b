import { countTable } from './counts.ts';

/** Calls of accounts and addresses in their windows of a minute at most. Unlogged: it survives restarts and is one for all nodes, but costs no writing to the log; a crash of the database alone empties it. */
export const rateCounts = countTable('rate_count');
