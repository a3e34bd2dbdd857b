import type { Platform } from '../../platform/platform.ts';
import type { Names } from '../../text/local.ts';
import type { Actor } from '../operations/index.ts';
import type { FileFault, FileRefusal } from './faults.ts';
import type { ImportFigures } from './imports.tables.ts';

/** What a reader of files says of a season that it has taken, or would take. */
export interface ToldSeason extends ImportFigures {
  names: Names;
  season: string;
  /** What of it is not as its league is played. */
  faults: readonly FileFault[];
  /** Finished matches whose score at half-time is not told. */
  withoutHalf: number;
  newTeams: readonly { id: string; name: string }[];
  /** Number of the import; null of a look. */
  importId: number | null;
}

/** A season, or why the file is none. */
export type ToldFile = { season: ToldSeason; refused?: undefined } | { season?: undefined; refused: FileRefusal };

/** Reads a file of results and brings it in; a look leaves nothing behind. */
export type BringFile = (
  platform: Pick<Platform, 'db' | 'clock'>,
  file: string,
  text: string,
  how: { by: Actor; reason: string; isRehearsal: boolean; isAnyShape: boolean },
) => Promise<ToldFile>;
