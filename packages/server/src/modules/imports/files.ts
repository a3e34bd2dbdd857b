import type { Platform } from '../../platform/platform.ts';
import type { Names } from '../../text/local.ts';
import type { Actor } from '../operations/index.ts';
import type { FileFault, FileRefusal } from './faults.ts';
import type { ImportFigures } from './imports.tables.ts';

/** Decisions of an operator about a file before it is imported. */
export interface FileDecisions {
  /** Teams that names of the file mean, by what it writes. */
  teams: readonly { written: string; id: string }[];
  /** Of matches that it tells more than once, the day of the one that stays. */
  days: readonly { home: string; away: string; day: string }[];
}

/** Nothing was decided: the file is taken as it stands. */
export const undecided: FileDecisions = { teams: [], days: [] };

/** Decisions that a file needs. */
export interface FileAsks {
  /** Names that nobody knows, how often they stand there, and the team whose name is near. */
  teams: readonly { written: string; times: number; like: { id: string; names: Names } }[];
  /** Matches that are told more than once: their days, as the file writes them, and their scores. */
  pairs: readonly { home: string; away: string; days: readonly { day: string; score: string | null }[] }[];
}

/** Summary of a season that was or would be imported. */
export interface ToldSeason extends ImportFigures {
  names: Names;
  season: string;
  /** Deviations from how the league is played. */
  faults: readonly FileFault[];
  /** Finished matches whose score at half-time is not told. */
  withoutHalf: number;
  newTeams: readonly { id: string; name: string }[];
  asks: FileAsks;
  /** Number of the import; null of a look. */
  importId: number | null;
}

/** A season, or why the file is none; `pairs` are matches told more than once, where deciding about them makes it one. */
export type ToldFile = { season: ToldSeason; refused?: undefined } | { season?: undefined; refused: FileRefusal; pairs: FileAsks['pairs'] };

/** Reads a file of results and brings it in; a look leaves nothing behind. */
export type BringFile = (
  platform: Pick<Platform, 'db' | 'clock'>,
  file: string,
  text: string,
  how: { by: Actor; reason: string; isRehearsal: boolean; isAnyShape: boolean; decided: FileDecisions },
) => Promise<ToldFile>;
