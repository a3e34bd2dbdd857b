import { createHash } from 'node:crypto';
import type { Sport } from '@pitchside/api/scores/matches';
import { footballNicknames } from '../../../catalogue/nicknames/football.data.ts';
import { basketballNicknames, esportsNicknames, leagueNicknames } from '../../../catalogue/nicknames/others.data.ts';
import type { NamedKind } from './search.tables.ts';

const ofTeams: Readonly<Record<Sport, Readonly<Record<string, string>>>> = {
  football: footballNicknames,
  basketball: basketballNicknames,
  esports: esportsNicknames,
};

/** Weight of everything beyond the best known, after all of them. */
const unknown = 1_000;

/** Increment it when keys are derived differently. */
const rules = 1;

/** Hash of all nicknames and rules: a change re-indexes everything. */
export const edition = createHash('md5')
  .update(JSON.stringify([rules, ofTeams, leagueNicknames]))
  .digest('hex');

/** Nicknames among fans, and fame: lower is better known. */
export interface Fame {
  aliases: string[];
  weight: number;
}

/**
 * @param english name in the built-in lists
 * @param tier tier of a competition, from 1
 */
export function fameOf(kind: NamedKind, { sport, english, tier = 0 }: { sport?: Sport; english: string; tier?: number }): Fame {
  const known = kind === 'competition' ? leagueNicknames : kind === 'team' && sport ? ofTeams[sport] : {};
  const place = Object.keys(known).indexOf(english);
  return { aliases: known[english]?.split('/') ?? [], weight: place < 0 ? unknown + tier : place };
}
