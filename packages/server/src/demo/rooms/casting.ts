import type { HotMatch } from '../../modules/matches/index.ts';

/** How many rooms the hottest matches deserve, in order; every further one deserves one. */
const shares = [4, 3, 3, 2, 2, 2, 2];
/** How many rooms a match may have too many for an anchor who loves its league. */
const fondness = 3;

/** Hot matches that are looked at when rooms are spread; a room stays with its match however many are hotter. */
const considered = 12;

/** A room that shows a match, or none yet. */
export interface CastRoom {
  key: string;
  matchId: string | null;
  /** League that its anchor would rather show. */
  league?: string | undefined;
}

/**
 * Which match every room shows: rooms stay while their match is on, the others go where rooms are missing most.
 * @param on matches that are on, hottest first
 * @returns match by room; null when none is on
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
  const missing = (match: HotMatch, index: number) => (shares[index] ?? 1) - (taken.get(match.id) ?? 0);
  const free = ({ league }: CastRoom): HotMatch | null => {
    const best = on.slice(0, considered).reduce<{ match: HotMatch; need: number } | undefined>((found, match, index) => {
      const need = missing(match, index) + (match.names.zh.competition === league ? fondness : 0);
      return !found || need > found.need ? { match, need } : found;
    }, undefined);
    return best ? take(best.match) : null;
  };
  return new Map(staying.map(([room, match]) => [room.key, match ?? free(room)]));
}
