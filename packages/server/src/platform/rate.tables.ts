import { countTable } from './counts.ts';

/**
 * Calls of accounts and addresses in their windows of a minute at most. Unlogged: it survives restarts and is shared by all nodes, but
 * costs no WAL; only a crash of the database empties it.
 */
export const rateCounts = countTable('rate_count');
