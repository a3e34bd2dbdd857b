import type { Platform } from '../../../platform/platform.ts';
import type { Names } from '../../../text/local.ts';
import type { Actor } from '../../desk/operations/index.ts';
import type { FileFault, FileRefusal } from './faults.ts';
import type { ImportFigures } from './imports.tables.ts';

/** Decisions of an operator about a file before it is imported. */
export interface FileDecisions {
  /** Teams for names in the file, by their spelling there. */
  teams: readonly { written: string; id: string }[];
  /** For matches listed more than once, the day of the one to keep. */
  days: readonly { home: string; away: string; day: string }[];
}

/** No decisions: the file is taken as it is. */
export const undecided: FileDecisions = { teams: [], days: [] };

/** Decisions that a file needs. */
export interface FileAsks {
  /** Unknown names, their number of occurrences, and the team with a similar name. */
  teams: readonly { written: string; times: number; like: { id: string; names: Names } }[];
  /** Matches listed more than once: their days, as written in the file, and scores. */
  pairs: readonly { home: string; away: string; days: readonly { day: string; score: string | null }[] }[];
}

/** Summary of a season that was or would be imported. */
export interface SeasonReport extends ImportFigures {
  names: Names;
  season: string;
  /** Deviations from how the league is played. */
  faults: readonly FileFault[];
  /** Finished matches without a half-time score. */
  withoutHalf: number;
  newTeams: readonly { id: string; name: string }[];
  asks: FileAsks;
  /** Id of the import; null for a dry run. */
  importId: number | null;
}

/** A parsed season or its refusal; `pairs` are duplicate matches, if a decision about them makes the file valid. */
export type FileReport =
  | { season: SeasonReport; refused?: undefined }
  | { season?: undefined; refused: FileRefusal; pairs: FileAsks['pairs'] };

/** Imports a file of results; a dry run stores nothing. */
export type BringFile = (
  platform: Pick<Platform, 'db' | 'clock'>,
  file: string,
  text: string,
  how: { by: Actor; reason: string; isRehearsal: boolean; isAnyShape: boolean; decided: FileDecisions },
) => Promise<FileReport>;
