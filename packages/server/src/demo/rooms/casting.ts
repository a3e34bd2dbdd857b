import type { HotMatch } from '../../modules/scores/matches/index.ts';

/** Weights of the hottest matches for rooms, in order; all further ones have 1. */
const shares = [4, 3, 3, 2, 2, 2, 2];
/** Factor for the rooms of a match, by tier, against those of a youth match: fans open the matches that everybody knows. */
const draw: Readonly<Record<number, number>> = { 1: 6, 2: 4, 3: 2 };
/** Factor for the rooms of a match whose league an anchor prefers. */
const fondness = 3;
/** Time before kick-off from which a match may have rooms, ms, and the lowest tier for that. */
const early = { by: 45 * 60_000, tier: 2 } as const;

/**
 * Matches that rooms may show now, best first: running ones, and those of the better leagues that begin soon, which rank above youth
 * matches. When nothing runs and nothing begins, any match will do.
 * @param hot matches of a sport, hottest first
 */
export function worthShowing(hot: readonly HotMatch[], now: number): readonly HotMatch[] {
  const isSoon = ({ phase, tier, kickoffAt }: HotMatch) => phase === 'before' && tier <= early.tier && kickoffAt - now <= early.by;
  const shown = hot.filter((match) => match.phase === 'playing' || isSoon(match));
  const place = ({ tier, phase }: HotMatch) => tier + (phase === 'playing' ? 0 : early.tier - 0.5);
  return shown.length > 0 ? shown.toSorted((one, other) => place(one) - place(other)) : hot;
}

/** Most hot matches considered when rooms are assigned; a room stays with its match however many are hotter. */
const considered = 12;

/** A room that shows a match, or none yet. */
export interface CastRoom {
  key: string;
  matchId: string | null;
  /** League that its anchor would rather show. */
  league?: string | undefined;
}

/**
 * Assigns a match to every room: rooms stay while their match runs, the others go to the match with the greatest need of rooms for its
 * appeal.
 * @param on matches that may be shown, best first
 * @returns match by room; null when there is none
 */
export function castRooms(rooms: readonly CastRoom[], on: readonly HotMatch[]): Map<string, HotMatch | null> {
  const byId = new Map(on.map((match) => [match.id, match]));
  const taken = new Map<string, number>();
  const take = (match: HotMatch) => {
    taken.set(match.id, (taken.get(match.id) ?? 0) + 1);
    return match;
  };
  const staying = rooms.map((room): [CastRoom, HotMatch | undefined] => {
    const match = room.matchId === null ? undefined : byId.get(room.matchId);
    return [room, match && take(match)];
  });
  const wanted = (match: HotMatch, index: number) => ((shares[index] ?? 1) * (draw[match.tier] ?? 1)) / ((taken.get(match.id) ?? 0) + 1);
  const free = ({ league }: CastRoom): HotMatch | null => {
    const best = on.slice(0, considered).reduce<{ match: HotMatch; need: number } | undefined>((found, match, index) => {
      const need = wanted(match, index) * (match.names.zh.competition === league ? fondness : 1);
      return !found || need > found.need ? { match, need } : found;
    }, undefined);
    return best ? take(best.match) : null;
  };
  return new Map(staying.map(([room, match]) => [room.key, match ?? free(room)]));
}
