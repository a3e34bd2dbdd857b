import type { Platform } from '../../../platform/platform.ts';
import { keysOf, type Reader } from './keys.ts';
import { indexing, type Stale } from './searchIndex.repository.ts';
import type { NamedKind } from './search.tables.ts';
import { createHash } from 'node:crypto';
import type { Sport } from '@pitchside/api/scores/matches';
import { footballNicknames } from '../../../catalogue/nicknames/football.data.ts';
import { basketballNicknames, esportsNicknames, leagueNicknames } from '../../../catalogue/nicknames/others.data.ts';

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
const edition = createHash('md5')
  .update(JSON.stringify([rules, ofTeams, leagueNicknames]))
  .digest('hex');

/** Nicknames among fans, and fame: lower is better known. */
interface Fame {
  aliases: string[];
  weight: number;
}

/**
 * @param english name in the built-in lists
 * @param tier tier of a competition, from 1
 */
function fameOf(kind: NamedKind, { sport, english, tier = 0 }: { sport?: Sport; english: string; tier?: number }): Fame {
  const known = kind === 'competition' ? leagueNicknames : kind === 'team' && sport ? ofTeams[sport] : {};
  const place = Object.keys(known).indexOf(english);
  return { aliases: known[english]?.split('/') ?? [], weight: place < 0 ? unknown + tier : place };
}

/** Opens the pinyin reader; only the indexing node loads the library and its dictionary, on first use. */
async function openReader(): Promise<Reader> {
  const { pinyin } = await import('pinyin-pro');
  return (text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
}

/** Subjects per transaction. */
const atOnce = 200;

/** Updates the index with new and renamed names since the last run. Idempotent, also across nodes. */
export function createIndexing({ db }: Pick<Platform, 'db'>) {
  let reader: Promise<Reader> | undefined;

  async function piece(kind: NamedKind): Promise<boolean> {
    const stale = await indexing.stale(db, kind, edition, atOnce);
    if (stale.length === 0) return false;
    const read = await (reader ??= openReader());
    const keys = stale.flatMap((subject: Stale) => {
      const { aliases, weight } = fameOf(kind, subject);
      return keysOf(subject.names, aliases, read).map((key) => ({ ...key, weight, subjectId: subject.id }));
    });
    await indexing.write(db, kind, stale, keys);
    return stale.length === atOnce;
  }

  const all = async (kind: NamedKind) => {
    let isMore = true;
    while (isMore) isMore = await piece(kind);
  };

  return {
    /** Teams and competitions. */
    async names(): Promise<void> {
      await all('competition');
      await all('team');
    },
    /** Anchors of rooms, by nickname. */
    anchors: () => all('anchor'),
    /** Members without a room, by nickname. */
    people: () => all('person'),
  };
}
export type Indexing = ReturnType<typeof createIndexing>;
