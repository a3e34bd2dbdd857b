import { type Brought, type FileAsks, type FileDecisions, keepImport, keepRefusal, undecided } from '../../modules/scores/imports/index.ts';
import { cliActor } from '../../modules/desk/operations/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { broken, BrokenFile } from '../files/broken.ts';
import type { Bringing } from '../files/bringing.ts';
import { repeatsOf } from './asks.ts';
import { readSeason } from './read.ts';
import { storeSeason, type Stored } from './store.ts';
import { areasOf } from './teams.ts';

export { BrokenFile } from '../files/broken.ts';
export { isOfShape } from './shape.ts';
export type { Stored } from './store.ts';

/** Most characters of a file; the longest season has under 400,000. */
const longestFile = 8_000_000;

/** Decisions, as the log keeps them. */
const decisionsNote = ({ teams, days }: FileDecisions) =>
  [...teams.map(({ written, id }) => `${written} = ${id}`), ...days.map(({ home, away, day }) => `${home} v ${away} ${day}`)].join('; ');

/** Matches that a file contains more than once, where it is readable. */
export const repeatsIn = (file: string, text: string, decided: FileDecisions): FileAsks['pairs'] => {
  const read = readSeason(file, text, decided.days);
  return read ? repeatsOf(read) : [];
};

/**
 * Imports one file of openfootball in one transaction: all of it or nothing. Importing it again changes nothing; a corrected file updates
 * differences and removes missing matches. Its changes are logged, and so is a refusal. Null for a file without matches.
 */
export async function importOpenfootball(
  platform: Pick<Platform, 'db' | 'clock'>,
  file: string,
  text: string,
  { by = cliActor, isRehearsal = false, isAnyShape = false, reason = '', decided = undecided }: Bringing = {},
): Promise<Stored | null> {
  const brought: Brought = { by, source: 'openfootball', file, reason, decided: decisionsNote(decided) };
  try {
    if (text.length > longestFile) throw broken('tooLong', { most: longestFile });
    const read = readSeason(file, text, decided.days);
    if (!read) return null;
    const scope = { competitionId: read.source.competition.id, season: read.season, areas: areasOf(read) };
    const { done, id } = await keepImport(
      platform,
      brought,
      scope,
      isRehearsal,
      (tx) => storeSeason(tx, platform, read, isAnyShape, decided.teams),
      ({ matches, added, changed, removed, teams }) => ({ matches, added, changed, removed, teams }),
    );
    return { ...done, importId: id };
  } catch (error) {
    if (error instanceof BrokenFile && !isRehearsal) await keepRefusal(platform, brought, error.refusal);
    throw error;
  }
}
