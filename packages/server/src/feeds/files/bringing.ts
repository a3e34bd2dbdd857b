import type { FileDecisions } from '../../modules/scores/imports/index.ts';
import type { Actor } from '../../modules/desk/operations/index.ts';

/** Options of an import. */
export interface Bringing {
  /** Importer; by default the command line. */
  by?: Actor;
  /** Look only: nothing stays. Default false. */
  isRehearsal?: boolean;
  /** Take a season although its shape is not that of its league. Default false. */
  isAnyShape?: boolean;
  /** Reason of the import, for the log; empty on the command line. */
  reason?: string;
  /** Earlier decisions about the file; default none. */
  decided?: FileDecisions;
}
